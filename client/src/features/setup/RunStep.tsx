import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHeadingFocus } from '../../components/layout/use-heading-focus.ts';
import { StepForm } from '../../components/steps/StepForm.tsx';
import { RunMails } from '../../panels/alerts/RunMails.tsx';
import { useSaveCollectionSettingsMutation } from '../../panels/collection/CollectionForm.generated.ts';
import { RunStart } from '../../panels/run/RunStart.tsx';
import { paths } from '../../paths.ts';
import { STEPS } from './steps.ts';
import { useStep } from './use-step.ts';

/** The first run: what it costs, and its start. */
export function RunStep() {
  const navigate = useNavigate();
  const navigation = useStep('run');
  const [save, { loading }] = useSaveCollectionSettingsMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const markSetUp = () => save({ variables: { input: { setUp: true } } });

  async function onStarted() {
    // The run is what matters: without the mark, the set-up is offered once more.
    await markSetUp().catch(() => undefined);
    navigate(paths.collection);
  }

  async function finishWithoutRun() {
    setProblem(null);
    try {
      await markSetUp();
      navigate(paths.collection);
    } catch {
      setProblem('The set-up could not be finished. Please try again.');
    }
  }

  return (
    <StepForm
      title={STEPS.run.title}
      description="Its questions and estimated cost."
      heading={useHeadingFocus()}
      next={null}
      busyLabel={null}
      problem={problem}
      onBack={() => navigation.back(null)}
    >
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '4', md: '5' }}>
        <RunStart label="Start the first run" onStarted={onStarted} />
      </Box>
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '4', md: '5' }}>
        <RunMails />
      </Box>
      <Flex gap="3" align="center" wrap="wrap" fontSize="sm">
        <Text color="fg.muted">You can also start it later, from Collection.</Text>
        <Button size="xs" variant="outline" disabled={loading} onClick={finishWithoutRun}>
          Finish without a run
        </Button>
      </Flex>
    </StepForm>
  );
}
