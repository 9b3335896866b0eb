import { Skeleton } from '@chakra-ui/react';
import { ToolScreen } from '../ToolScreen.tsx';
import { useContentGeneratorQuery } from './GenerateScreen.generated.ts';
import { Generator } from './Generator.tsx';
import { useAskedQuestion } from './use-asked-question.ts';

/** Rearranges a text so that AI platforms can quote it; `?question=` brings a question to write about. */
export function GenerateScreen() {
  const { data, error } = useContentGeneratorQuery();
  const question = useAskedQuestion();
  return (
    <ToolScreen
      title="Generate Optimized Content"
      description="Rework a text so that AI platforms can find its answer and cite it"
      notice={
        data?.contentGenerator.simulated && 'Simulated: fixed rules rearrange your text, no AI model is asked'
      }
      data={data?.contentGenerator}
      failed={Boolean(error)}
      problem="The content generator could not be loaded."
      skeleton={<Skeleton h="32rem" borderRadius="l3" />}
    >
      {({ sampleContent }) => <Generator key={question} question={question} sample={sampleContent} />}
    </ToolScreen>
  );
}
