import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { ForEditors } from '../../../auth/ForEditors.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import {
  useReadPagesMutation,
  useStopReadingPagesMutation,
} from '../../../panels/page-reading/PageReading.generated.ts';
import { RunProgress } from '../../../panels/page-reading/RunProgress.tsx';
import { isRunning, type Reading } from '../../../panels/page-reading/use-page-reading.ts';
import type { WebPageStatus } from '../../../schema.generated.ts';
import { ReadingSettings } from './ReadingSettings.tsx';
import { StatusList } from './StatusList.tsx';

interface ReadingPanelProps {
  reading: Reading;
  statuses: readonly WebPageStatus[];
  onStatuses: (statuses: readonly WebPageStatus[]) => void;
}

/** What is read and what is not, starting and stopping a run, and the settings. */
export function ReadingPanel({ reading, statuses, onStatuses }: ReadingPanelProps) {
  const id = useId();
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const settingsId = useId();
  return (
    <PanelFrame labelledBy={id}>
      <Stack gap="5">
        <Flex justify="space-between" align="start" gap="4" wrap="wrap">
          <Stack gap="0.5" flex="1 1 20rem" minW="0">
            <Heading as="h2" id={id} fontSize="md" fontWeight="medium">
              Reading
            </Heading>
            <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {describeReading(reading)} A site is asked at most once a second, and only for what its
              robots.txt allows.
            </Text>
          </Stack>
          <ForEditors>
            <Flex gap="2" wrap="wrap">
              <Button
                size="sm"
                variant="outline"
                aria-expanded={areSettingsOpen}
                aria-controls={settingsId}
                onClick={() => setSettingsOpen(!areSettingsOpen)}
              >
                Settings
              </Button>
              <RunButton reading={reading} />
            </Flex>
          </ForEditors>
        </Flex>
        {reading.latestRun && <RunProgress run={reading.latestRun} />}
        <chakra.div id={settingsId} hidden={!areSettingsOpen}>
          {areSettingsOpen && <ReadingSettings reading={reading} />}
        </chakra.div>
        <StatusList counts={reading.statuses} chosen={statuses} onChange={onStatuses} />
      </Stack>
    </PanelFrame>
  );
}

/** `30 cited pages were never tried. 170 of 200 pages may still be read today (UTC).` */
function describeReading({ unread, leftToday, pagesPerDay }: Reading) {
  const never =
    unread === 0
      ? 'Every cited page was tried.'
      : `${formatCounted(unread, 'cited page was', 'cited pages were')} never tried.`;
  return `${never} ${formatCount(leftToday)} of ${formatCounted(pagesPerDay, 'page')} may still be read today (UTC).`;
}

/** Starts a run, or stops the one under way. */
function RunButton({ reading: { latestRun, leftToday } }: { reading: Reading }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [start, { loading: isStarting }] = useReadPagesMutation();
  const [stop, { loading: isStopping }] = useStopReadingPagesMutation();

  async function act(action: () => Promise<unknown>, failure: string) {
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(serverMessage(error, failure));
    }
  }
  return (
    <Stack gap="2" align="end">
      {isRunning(latestRun) ? (
        <Button
          size="sm"
          variant="outline"
          disabled={isStopping}
          aria-busy={isStopping}
          onClick={() => act(() => stop(), 'Reading could not be stopped. Please try again.')}
        >
          Stop
        </Button>
      ) : (
        <Button
          size="sm"
          disabled={isStarting || leftToday === 0}
          aria-busy={isStarting}
          title={leftToday === 0 ? 'Today’s pages are read; allow more in the settings' : undefined}
          onClick={() => act(() => start(), 'Reading could not be started. Please try again.')}
        >
          Read cited pages
        </Button>
      )}
      <FormError>{problem}</FormError>
    </Stack>
  );
}
