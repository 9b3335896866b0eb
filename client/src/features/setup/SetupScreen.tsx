import { Box, Stack } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useCanChange } from '../../auth/account-role.ts';
import { CardSkeleton } from '../../components/feedback/CardSkeleton.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { StepIndicator } from '../../components/steps/StepIndicator.tsx';
import { paths } from '../../paths.ts';
import { BrandStep } from './brand/BrandStep.tsx';
import { CompetitorsStep } from './brand/CompetitorsStep.tsx';
import { PlatformsStep } from './PlatformsStep.tsx';
import { PromptsStep } from './prompts/PromptsStep.tsx';
import { RunStep } from './RunStep.tsx';
import { ScheduleStep } from './ScheduleStep.tsx';
import { type SetUpQuery, useSetUpQuery } from './SetupScreen.generated.ts';
import { findFinishedSteps, findResumeStep, isStep, ORDER, STEPS, type Step } from './steps.ts';

const CONTENT: Record<Step, ComponentType<{ data: SetUpQuery }>> = {
  brand: BrandStep,
  competitors: CompetitorsStep,
  prompts: PromptsStep,
  platforms: PlatformsStep,
  schedule: ScheduleStep,
  run: RunStep,
};

/** Sets a new account up in steps, from its brand to its first run; each step is saved when it is left. */
export function SetupScreen() {
  // A viewer of the account has nothing to do here; the overview says that it is not set up.
  if (!useCanChange()) return <Navigate to={paths.dashboard} replace />;
  return <SetUp />;
}

function SetUp() {
  const { step = '' } = useParams();
  // The forms edit what is saved, so the cache must not be shown first.
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
            onAction={() => refetch()}
          />
        ) : (
          <CardSkeleton fields={3} label="Loading set-up" />
        )}
      </Box>
    </>
  );
}

function StepContent({ step, data }: { step: string; data: SetUpQuery }) {
  const finished = findFinishedSteps(data);
  if (!isStep(step) || (step !== 'brand' && !finished.has('brand'))) {
    return <Navigate to={paths.setUp(findResumeStep(finished))} replace />;
  }
  const Content = CONTENT[step];
  return (
    <Stack gap="6">
      <StepIndicator
        label="Set-up"
        steps={ORDER.map((key) => ({
          key,
          name: STEPS[key].label,
          state: key === step ? 'current' : finished.has(key) ? 'done' : 'pending',
          // All other steps need a brand.
          to: key === 'brand' || finished.has('brand') ? paths.setUp(key) : undefined,
        }))}
      />
      <Content key={step} data={data} />
    </Stack>
  );
}
