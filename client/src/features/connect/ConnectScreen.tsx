import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { RequireSession } from '../../auth/RequireSession.tsx';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { PublicPage } from '../../components/layout/PublicPage.tsx';
import { useTitle } from '../../components/layout/use-title.ts';
import { paths } from '../../paths.ts';
import { AppQuestion } from './AppQuestion.tsx';
import { useAppRequest } from './use-app-request.ts';

/** Asks a signed-in person whether an app may have access; an app sends the browser here. */
export function ConnectScreen({ title }: { title: string }) {
  useTitle(title);
  const { uid = '' } = useParams();
  return (
    <RequireSession>
      {({ user }) => (
        <PublicPage home={paths.dashboard} actions={<Text fontSize="sm">{user.email}</Text>}>
          <Center minH="calc(100dvh - 3.5rem)" py="8" alignItems={{ base: 'start', sm: 'center' }}>
            <Request key={uid} uid={uid} email={user.email ?? ''} />
          </Center>
        </PublicPage>
      )}
    </RequireSession>
  );
}

function Request({ uid, email }: { uid: string; email: string }) {
  const { state, retry } = useAppRequest(uid);
  if (state.status === 'loading') return <FullScreenLoading text="Loading..." />;
  if (state.status === 'open') return <AppQuestion uid={uid} request={state.request} email={email} />;
  if (state.status === 'failed') {
    return (
      <Notice heading="Not connected yet">
        <LoadError message="What the app asks for could not be loaded." onRetry={retry} />
      </Notice>
    );
  }
  return (
    <Notice heading="This request has ended">
      <Text color="fg.muted">
        It was answered, is older than an hour, or was begun in another browser. Start again in the app.
      </Text>
      <Button asChild size="sm" variant="outline">
        <Link to={paths.dashboard}>Go to your dashboard</Link>
      </Button>
    </Notice>
  );
}

function Notice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack gap="4" align="start" width="full" maxW="md">
      <Heading as="h1" fontSize="2xl" fontWeight="semibold" letterSpacing="-0.02em" lineHeight="1.25">
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}
