import { Stack } from '@chakra-ui/react';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { BriefSection } from './brief/BriefSection.tsx';
import { useContentGeneratorQuery } from './GenerateScreen.generated.ts';
import { Generator } from './Generator.tsx';
import { useQuestionParam } from './use-question-param.ts';

/** The general view's generator; `?question=…` presets the original content. */
export function GenerateScreen() {
  const question = useQuestionParam();
  return (
    <ToolScreen
      title="Generate Optimized Content"
      description="Rework a text so that AI platforms can find its answer and cite it"
      notice="Simulated: fixed rules rearrange your text, no AI model is asked"
      query={useContentGeneratorQuery()}
      field="contentGenerator"
      errorText="The content generator could not be loaded."
      skeleton={<PanelSkeleton height={32} />}
    >
      {({ model, sampleContent }) => (
        <Stack gap="5">
          <BriefSection />
          <Generator key={question} question={question} sample={sampleContent} model={model} />
        </Stack>
      )}
    </ToolScreen>
  );
}
