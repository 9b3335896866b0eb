import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { useAskedQuestion } from '../generate/use-asked-question.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import { useFundGeneratorQuery } from './FundGenerationScreen.generated.ts';
import { FundGenerator } from './FundGenerator.tsx';

/** Drafts texts about the fund; `?question=` brings something to write about. */
export function FundGenerationScreen() {
  const { data, error } = useFundGeneratorQuery();
  const question = useAskedQuestion();
  return (
    <ToolScreen
      title="Content Generation"
      description="Draft a text about the fund from a template, for an audience and in a tone"
      notice={data?.fundGenerator.simulated && 'Simulated: canned texts, no AI model is asked'}
      data={data?.fundGenerator}
      failed={Boolean(error)}
      problem="The content generator could not be loaded."
      skeleton={
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
          <Skeleton h="26rem" borderRadius="l3" />
          <Skeleton h="32rem" borderRadius="l3" />
        </SimpleGrid>
      }
    >
      {(generator) => <FundGenerator key={question} question={question} generator={generator} />}
    </ToolScreen>
  );
}
