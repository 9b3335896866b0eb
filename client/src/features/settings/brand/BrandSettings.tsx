import { Button, Flex, Text } from '@chakra-ui/react';
import { partOf } from '../../../apollo/part-of.ts';
import type { BrandForm_ViewerFragment } from '../../../panels/brand/BrandForm.generated.ts';
import { CardSkeleton } from '../CardSkeleton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { BrandForm } from './BrandForm.tsx';
import { useBrandSettingsQuery } from './BrandSettings.generated.ts';
import { OutdatedAnswers } from './OutdatedAnswers.tsx';

/** Who is looked for in answers: the brand and its competitors. */
export function BrandSettings() {
  // What is edited must be what is stored, so nothing remembered is shown first.
  const { data, error, loading, refetch } = useBrandSettingsQuery({ fetchPolicy: 'network-only' });
  const tracked = partOf<BrandForm_ViewerFragment>(data?.viewer);
  if (!data && error && !loading) {
    return (
      <SettingsCard title="Brand">
        <Flex gap="3" align="center" wrap="wrap" role="alert">
          <Text fontSize="sm" color="fg.muted">
            Your brand could not be loaded. Please try again later.
          </Text>
          <Button size="xs" variant="outline" onClick={() => refetch().catch(() => undefined)}>
            Retry
          </Button>
        </Flex>
      </SettingsCard>
    );
  }
  if (!data || !tracked) {
    return (
      <>
        <CardSkeleton rows={3} />
        <CardSkeleton rows={2} />
      </>
    );
  }
  return (
    <>
      <OutdatedAnswers count={data.viewer.outdatedAnswers} />
      <BrandForm tracked={tracked} />
    </>
  );
}
