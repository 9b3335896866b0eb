import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { serverMessage } from '../../../../apollo/server-message.ts';
import { ForEditors } from '../../../../auth/ForEditors.tsx';
import { ConfirmButton } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { toastError } from '../../../../components/feedback/toasts.ts';
import { Bar } from '../../../../components/figures/Bar.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { ScrollTable } from '../../../../components/table/ScrollTable.tsx';
import { formatCount, formatDay } from '../../../../format.ts';
import { paths } from '../../../../paths.ts';
import { type ExperimentFragment, useAbandonExperimentMutation } from './ExperimentScreen.generated.ts';
import { PlatformModels } from './PlatformModels.tsx';

const INFO =
  'While an experiment runs, only its progress is shown. Who looks before the end and stops when it suits finds changes that are none.';

/** How far a running experiment has come, without a comparison of its groups. */
export function RunningView({ experiment: { id, progress } }: { experiment: ExperimentFragment }) {
  const [abandon] = useAbandonExperimentMutation();
  const [isBusy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    try {
      await abandon({ variables: { id } });
    } catch (error) {
      await toastError(serverMessage(error, 'The experiment could not be abandoned. Please try again.'));
    }
    setBusy(false);
  }
  if (!progress) return null;
  const { daysPassed, daysTotal, sentence, days, platforms } = progress;
  return (
    <Panel
      title="Progress"
      info={INFO}
      actions={
        <ForEditors>
          <ConfirmButton
            size="xs"
            variant="outline"
            disabled={isBusy}
            question={{
              title: 'Abandon this experiment?',
              text: 'It ends without a result and stays in the list as abandoned.',
              confirm: 'Abandon',
            }}
            onConfirm={confirm}
          >
            Abandon
          </ConfirmButton>
        </ForEditors>
      }
    >
      <Stack gap="4">
        <Text>{sentence}</Text>
        <Text fontSize="sm" color="fg.muted">
          An alert can tell you when it has ended:{' '}
          <chakra.span textDecoration="underline" asChild>
            <Link to={paths.settingsSection('alerts')}>Settings › Alerts</Link>
          </chakra.span>
        </Text>
        <Box>
          <Flex justify="space-between" mb="2" fontSize="sm">
            <Text>{`${formatCount(daysPassed)} of ${formatCount(daysTotal)} days since the start`}</Text>
          </Flex>
          <div
            role="progressbar"
            aria-label="Days passed"
            aria-valuemin={0}
            aria-valuemax={daysTotal}
            aria-valuenow={daysPassed}
          >
            <Bar percent={(100 * daysPassed) / daysTotal} />
          </div>
        </Box>
        {days.length > 0 && (
          <ScrollTable
            caption="Answers by day to treated prompts and to controls"
            minW="16rem"
            maxH="18rem"
            head={
              <>
                <th>Day</th>
                <th data-figure="">Treated</th>
                <th data-figure="">Controls</th>
              </>
            }
          >
            {days.toReversed().map(({ day, treatedAnswers, controlAnswers }) => (
              <tr key={day}>
                <chakra.th scope="row">{formatDay(day)}</chakra.th>
                <td data-figure="">{formatCount(treatedAnswers)}</td>
                <td data-figure="">{formatCount(controlAnswers)}</td>
              </tr>
            ))}
          </ScrollTable>
        )}
        {days.length === 0 && (
          <Text color="fg.muted">No answers to these prompts yet. They come with the next run.</Text>
        )}
        <PlatformModels platforms={platforms} />
      </Stack>
    </Panel>
  );
}
