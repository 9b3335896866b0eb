import { Box, Skeleton, Stack } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { paths } from '../../paths.ts';
import { BrandStep } from './brand/BrandStep.tsx';
import { CompetitorsStep } from './brand/CompetitorsStep.tsx';
import { PlatformsStep } from './PlatformsStep.tsx';
import { PromptsStep } from './prompts/PromptsStep.tsx';
import { RunStep } from './RunStep.tsx';
import { ScheduleStep } from './ScheduleStep.tsx';
import { type SetUpQuery, useSetUpQuery } from './SetupScreen.generated.ts';
import { StepIndicator } from './StepIndicator.tsx';
import { finishedSteps, isStep, type Step, stepToGoOn } from './steps.ts';

const CONTENT: Record<Step, ComponentType<{ data: SetUpQuery }>> = {
  brand: BrandStep,
  competitors: CompetitorsStep,
  prompts: PromptsStep,
  platforms: PlatformsStep,
  schedule: ScheduleStep,
  run: RunStep,
};

/** Takes a new account from its name to its first answers, step by step; each is saved when it is left. */
export function SetupScreen() {
  const { step = '' } = useParams();
  // What is edited must be what is stored, so nothing remembered is shown first.
  const { data, error, loading, refetch } = useSetUpQuery({ fetchPolicy: 'network-only' });
  return (
    <>
      <ScreenHeader
        title="Set-up"
        description="A few steps to your first numbers; you can leave and come back at any time"
      />
      <Box maxW="3xl">
        {data ? (
          <StepContent step={step} data={data} />
        ) : error && !loading ? (
          <ErrorState
            message="The set-up could not be loaded. Please try again later."
            action="Retry"
            onAction={() => refetch().catch(() => undefined)}
          />
        ) : (
          <Stack gap="6" role="status" aria-label="Loading set-up" aria-busy="true">
            <Skeleton h="9" />
            <Skeleton h="64" />
          </Stack>
        )}
      </Box>
    </>
  );
}

function StepContent({ step, data }: { step: string; data: SetUpQuery }) {
  const finished = finishedSteps(data);
  if (!isStep(step) || (step !== 'brand' && !finished.has('brand'))) {
    return <Navigate to={paths.setUp(stepToGoOn(finished))} replace />;
  }
  const Content = CONTENT[step];
  return (
    <>
      <StepIndicator current={step} finished={finished} />
      <Content key={step} data={data} />
    </>
  );
}
