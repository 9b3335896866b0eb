import { Button, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { serverMessage } from '../../apollo/server-message.ts';
import { ForEditors } from '../../auth/ForEditors.tsx';
import { BusyLine } from '../../components/feedback/BusyLine.tsx';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { CheckField } from '../../components/forms/CheckField.tsx';
import { FormError } from '../../components/forms/FormError.tsx';
import { EstimateTable, EstimateTotals } from './Estimate.tsx';
import { FailingPlatforms, Obstacles } from './Obstacles.tsx';
import { useRunEstimateQuery, useStartRunMutation } from './RunStart.generated.ts';

interface RunStartProps {
  /** Label of the button. */
  label?: string;
  onStarted: () => void;
}

/** The estimate of a run, and the button that starts it. */
export function RunStart({ label = 'Run now', onStarted }: RunStartProps) {
  const [again, setAgain] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const variables = { input: { again } };
  const { data, previousData, loading, error, refetch } = useRunEstimateQuery({
    variables,
    // An outdated estimate would be wrong about money.
    fetchPolicy: 'network-only',
  });
  const [start, { loading: starting }] = useStartRunMutation();
  const estimate = (data ?? previousData)?.runEstimate;

  async function startRun() {
    setProblem(null);
    try {
      await start({ variables });
    } catch (error) {
      setProblem(serverMessage(error, 'The run could not be started. Please try again.'));
      return;
    }
    onStarted();
  }

  if (!estimate && error && !loading) {
    return <LoadError message="The cost of a run could not be estimated." onRetry={refetch} />;
  }
  if (!estimate) return <Skeleton h="52" />;
  const hasAnswersToday = again || estimate.platforms.some(({ alreadyThere }) => alreadyThere > 0);
  return (
    <Stack gap="5">
      <div>
        <BusyLine busy={loading} />
        <EstimateTotals estimate={estimate} />
      </div>
      {estimate.platforms.length > 0 && <EstimateTable estimate={estimate} />}
      <FailingPlatforms platforms={estimate.platforms} />
      <Obstacles estimate={estimate} />
      <ForEditors>
        {hasAnswersToday && (
          <CheckField
            label="Ask again what was answered today"
            help="Adds further samples to today's answers instead of skipping them."
            checked={again}
            onChange={({ target }) => setAgain(target.checked)}
          />
        )}
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            size="sm"
            disabled={starting || loading || estimate.obstacle !== null}
            aria-busy={starting}
            onClick={startRun}
          >
            <Play aria-hidden="true" />
            {starting ? 'Starting...' : label}
          </Button>
          <FormError>{problem}</FormError>
        </Flex>
      </ForEditors>
    </Stack>
  );
}
