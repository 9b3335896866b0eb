import { Center, Heading, Stack, Text } from '@chakra-ui/react';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { type ActionGateQuery, useActionGateQuery } from './ActionGate.generated.ts';

export const ACTION_CENTER_DESCRIPTION = "Actionable insights to improve your content's visibility to AI";

interface ActionGateProps {
  children: (viewer: ActionGateQuery['viewer']) => ReactNode;
}

/** Shows the Action Center to accounts that have it. A failed status query counts as the flag being off. */
export function ActionGate({ children }: ActionGateProps) {
  const { data, loading } = useActionGateQuery();
  if (loading && !data) return <FullScreenLoading text="Loading Action Center..." />;
  switch (data?.actionCenterStatus.state) {
    case 'AVAILABLE':
      return children(data.viewer);
    case 'NOT_AVAILABLE':
      return (
        <ActionNotice
          heading="Not Available"
          text="The Action Center is currently not available for your account. Please contact customer support if you believe this is an error."
        />
      );
    default:
      return (
        <ActionNotice
          heading="Coming Soon"
          text="We're building this out and will have it ready for you soon!"
        />
      );
  }
}

function ActionNotice({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <ScreenHeader title="Action Center" description={ACTION_CENTER_DESCRIPTION} />
      <Center minH="40vh" borderWidth="1px" borderStyle="dashed" borderRadius="l3" px="4" py="8">
        <Stack gap="2" align="center" textAlign="center" maxW="md">
          <Zap size={20} aria-hidden="true" color="var(--s-colors-fg-subtle)" />
          <Heading as="h2" fontSize="lg" fontWeight="medium">
            {heading}
          </Heading>
          <Text color="fg.muted">{text}</Text>
        </Stack>
      </Center>
    </>
  );
}
