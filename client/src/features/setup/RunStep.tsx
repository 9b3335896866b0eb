import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSaveCollectionSettingsMutation } from '../../panels/collection/CollectionForm.generated.ts';
import { RunStart } from '../../panels/run/RunStart.tsx';
import { paths } from '../../paths.ts';
import { StepFrame } from './StepFrame.tsx';
import { useStepExit } from './use-step-exit.ts';

/** The first run: what it costs, and its start. */
export function RunStep() {
  const navigate = useNavigate();
  const { goBack } = useStepExit('run');
  const [save, { loading }] = useSaveCollectionSettingsMutation();
  const [problem, setProblem] = useState<string | null>(null);

  /** @param needed whether there is nothing else that came of it */
  async function finish(to: string, needed: boolean) {
    setProblem(null);
    try {
      await save({ variables: { input: { setUp: true } } });
    } catch {
      if (needed) return setProblem('That could not be saved. Please try again.');
    }
    navigate(to);
  }

  return (
    <StepFrame
      step="run"
      about="This is what the first run asks, and what it is likely to cost."
      problem={problem}
      next={null}
      onBack={() => goBack(null)}
    >
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '4', md: '5' }}>
        <RunStart label="Start the first run" onStarted={() => finish(paths.collection, false)} />
      </Box>
      <Flex gap="3" align="center" wrap="wrap" fontSize="sm">
        <Text color="fg.muted">You can also start it later, from Collection.</Text>
        <Button size="xs" variant="outline" disabled={loading} onClick={() => finish(paths.collection, true)}>
          Finish without a run
        </Button>
      </Flex>
    </StepFrame>
  );
}
