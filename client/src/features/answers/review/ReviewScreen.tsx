import { Button, Grid, GridItem, Stack } from '@chakra-ui/react';
import { useCanChange } from '../../../auth/account-role.ts';
import { ForEditors } from '../../../auth/ForEditors.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { AccuracyPanel } from './AccuracyPanel.tsx';
import { ReviewedMention } from './ReviewedMention.tsx';
import { useReviewAccuracyQuery } from './ReviewScreen.generated.ts';
import { useReviewQueue } from './use-review-queue.ts';

/** Mentions to confirm or correct one by one, and how often the product was right. */
export function ReviewScreen() {
  const accuracy = useReviewAccuracyQuery();
  const canChange = useCanChange();
  return (
    <>
      <ScreenHeader
        title="Review"
        description={
          canChange
            ? 'Confirm or correct what was found in answers. Your word wins, and the numbers follow at once.'
            : 'How often the product was right. Editors of this account confirm and correct what was found in answers.'
        }
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gap="4"
        alignItems="start"
      >
        <ForEditors>
          <Queue onSaved={() => accuracy.refetch().catch(() => undefined)} />
        </ForEditors>
        <GridItem gridColumn={{ lg: 2 }}>
          <AccuracyPanel
            accuracy={accuracy.data?.reviewAccuracy}
            error={accuracy.error !== undefined && !accuracy.data}
            onRetry={() => accuracy.refetch()}
          />
        </GridItem>
      </Grid>
    </>
  );
}

function Queue({ onSaved }: { onSaved: () => void }) {
  const queue = useReviewQueue(onSaved);
  return (
    <>
      <LeaveGuard active={queue.saves.pending > 0} />
      {queue.item ? (
        <ReviewedMention queue={queue} item={queue.item} />
      ) : (
        <GridItem>
          <Nothing queue={queue} />
        </GridItem>
      )}
    </>
  );
}

/** In place of a mention: loading, failed, or none left. */
function Nothing({ queue }: { queue: ReturnType<typeof useReviewQueue> }) {
  if (queue.loading) {
    return (
      <Panel title="Loading mentions..." loading skeleton={<RowSkeletons rows={8} />}>
        {null}
      </Panel>
    );
  }
  return (
    <Stack gap="3">
      {queue.failed ? (
        <ErrorState
          message="Failed to load mentions to review. Please try again later."
          onAction={queue.reload}
        />
      ) : (
        <ErrorState
          heading={queue.reviewed > 0 ? 'All reviewed' : 'Nothing to review'}
          message={
            queue.reviewed > 0
              ? 'Every mention that was drawn is reviewed or skipped. More come with new answers.'
              : 'Mentions to review come with the first answers that name your brand or a competitor.'
          }
          action="Look for more"
          onAction={queue.reload}
        />
      )}
      {queue.hasPrevious && (
        <Button alignSelf="center" size="sm" variant="ghost" onClick={queue.previous}>
          Back to the last mention
        </Button>
      )}
    </Stack>
  );
}
