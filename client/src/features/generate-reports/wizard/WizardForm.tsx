import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentType, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { lazyScreen } from '../../../components/lazy-screen.ts';
import { StepIndicator } from '../../../components/steps/StepIndicator.tsx';
import { paths } from '../../../paths.ts';
import { whenIdle } from '../../../when-idle.ts';
import { CompanyStep } from '../steps/CompanyStep.tsx';
import { CompetitorsStep } from '../steps/CompetitorsStep.tsx';
import { PromptsStep } from '../steps/PromptsStep.tsx';
import { SearchTopicsStep } from '../steps/SearchTopicsStep.tsx';
import { WebsiteStep } from '../steps/WebsiteStep.tsx';
import { clearDraft, readDraft, useDraft } from './draft.ts';
import { ORDER, STEP_NAMES, type Step } from './steps.ts';
import { stepPath, useStepNavigation } from './use-step-navigation.ts';
import { type RequestedReport, type StepFailure, type Wizard, WizardContext } from './use-wizard.ts';
import { EMPTY, type WizardValues, wizardSchema } from './wizard-values.ts';

// A visitor reaches these last; they load while the first steps are filled in.
const GenerateStep = lazyScreen(async () => (await import('../steps/GenerateStep.tsx')).GenerateStep);
const Success = lazyScreen(async () => (await import('./Success.tsx')).Success);

const CONTENT: Record<Step, ComponentType<object>> = {
  company: CompanyStep,
  website: WebsiteStep,
  competitors: CompetitorsStep,
  searchTopics: SearchTopicsStep,
  prompts: PromptsStep,
  generate: GenerateStep,
};

/** The wizard: one form over all steps, which survives Back and a reload. */
export function WizardForm({ offer }: Pick<Wizard, 'offer'>) {
  const [defaultValues] = useState(readDraft);
  const form = useForm<WizardValues>({ resolver: zodResolver(wizardSchema), defaultValues });
  useDraft(form);
  const navigate = useNavigate();
  useEffect(() => {
    void whenIdle().then(() => Promise.all([GenerateStep.load(), Success.load()]));
  }, []);
  const { redirectTo, ...navigation } = useStepNavigation(form);
  const [failure, setFailure] = useStepFailure(navigation.step);
  const [requested, setRequested] = useState<RequestedReport | null>(null);

  function finish(report: RequestedReport) {
    form.reset(EMPTY);
    clearDraft();
    setRequested(report);
    navigate(paths.generateReports, { replace: true });
  }

  function restart() {
    setRequested(null);
    navigate(paths.generateReports);
  }

  if (requested) return <Success requested={requested} onReset={restart} />;
  if (redirectTo) return <Navigate to={stepPath(redirectTo)} replace />;
  const Content = CONTENT[navigation.step];
  const current = ORDER.indexOf(navigation.step);
  return (
    <WizardContext value={{ ...navigation, offer, failure, setFailure, finish }}>
      <FormProvider {...form}>
        <Stack gap="7">
          <StepIndicator
            label="Progress"
            steps={ORDER.map((step, index) => ({
              key: step,
              name: STEP_NAMES[step],
              state: index < current ? 'done' : index === current ? 'current' : 'pending',
            }))}
          />
          <Content key={navigation.step} />
        </Stack>
      </FormProvider>
    </WizardContext>
  );
}

/** The failure of the current step; leaving the step clears it. */
function useStepFailure(step: Step) {
  const [failure, setFailure] = useState<StepFailure | null>(null);
  useEffect(() => setFailure((last) => (last?.step === step ? last : null)), [step]);
  return [failure?.step === step ? failure : null, setFailure] as const;
}
