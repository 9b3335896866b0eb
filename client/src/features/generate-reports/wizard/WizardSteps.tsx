import { Stack } from '@chakra-ui/react';
import { CompanyStep } from '../steps/CompanyStep.tsx';
import { CompetitorsStep } from '../steps/CompetitorsStep.tsx';
import { GenerateStep } from '../steps/GenerateStep.tsx';
import { PromptsStep } from '../steps/PromptsStep.tsx';
import { SearchTopicsStep } from '../steps/SearchTopicsStep.tsx';
import { WebsiteStep } from '../steps/WebsiteStep.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import type { Step } from './steps.ts';

const CONTENT: Record<Step, () => React.JSX.Element> = {
  company: CompanyStep,
  website: WebsiteStep,
  competitors: CompetitorsStep,
  searchTopics: SearchTopicsStep,
  prompts: PromptsStep,
  generate: GenerateStep,
};

/** The step that is at hand, under where it stands among the others. */
export function WizardSteps({ step }: { step: Step }) {
  const Content = CONTENT[step];
  return (
    <Stack gap="7">
      <StepIndicator current={step} />
      <Content key={step} />
    </Stack>
  );
}
