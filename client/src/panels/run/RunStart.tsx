import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { saidOf } from '../../apollo/said.ts';
import { BusyLine } from '../../components/feedback/BusyLine.tsx';
import { CheckField } from '../../components/forms/CheckField.tsx';
import { EstimateTable } from './EstimateTable.tsx';
import { EstimateTotals } from './EstimateTotals.tsx';
import { Obstacles } from './Obstacles.tsx';
import { useRunEstimateQuery, useStartRunMutation } from './RunStart.generated.ts';

interface RunStartProps {
  /** What the button says. */
  label?: string;
  onStarted: () => void;
}

/** What a run would ask and cost, and the button that starts it. */
export function RunStart({ label = 'Run now', onStarted }: RunStartProps) {
  const [again, setAgain] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const variables = { input: { again } };
  const { data, previousData, loading, error, refetch } = useRunEstimateQuery({
    variables,
    // Money is at stake: what is remembered from before may be wrong.
    fetchPolicy: 'network-only',
  });
  const [start, { loading: starting }] = useStartRunMutation();
  const estimate = (data ?? previousData)?.runEstimate;

  async function run() {
    setProblem(null);
    try {
      await start({ variables });
    } catch (failure) {
      setProblem(saidOf(failure, 'The run could not be started. Please try again.'));
      return;
    }
    onStarted();
  }

  if (!estimate && error && !loading) {
    return (
      <Flex gap="3" align="center" wrap="wrap" role="alert" fontSize="sm">
        <Text color="fg.muted">What a run would cost could not be worked out.</Text>
        <Button size="xs" variant="outline" onClick={() => refetch().catch(() => undefined)}>
          Retry
        </Button>
      </Flex>
    );
  }
  if (!estimate) return <Skeleton h="52" />;
  const repeatable = again || estimate.platforms.some(({ alreadyThere }) => alreadyThere > 0);
  return (
    <Stack gap="5">
      <div>
        <BusyLine busy={loading} />
        <EstimateTotals estimate={estimate} />
      </div>
      {estimate.platforms.length > 0 && <EstimateTable estimate={estimate} />}
      <Obstacles estimate={estimate} />
      {repeatable && (
        <CheckField
          label="Ask again what was answered today"
          help="Adds further samples of today instead of leaving out what is there already."
          checked={again}
          onChange={({ target }) => setAgain(target.checked)}
        />
      )}
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          size="sm"
          disabled={starting || loading || estimate.obstacle !== null}
          aria-busy={starting}
          onClick={run}
        >
          <Play aria-hidden="true" />
          {starting ? 'Starting...' : label}
        </Button>
        {problem && (
          <Text fontSize="sm" color="fg.error" role="alert">
            {problem}
          </Text>
        )}
      </Flex>
    </Stack>
  );
}
