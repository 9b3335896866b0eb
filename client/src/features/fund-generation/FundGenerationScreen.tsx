import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useReload } from '../../components/reload.ts';
import { SampleNotice } from '../../components/SampleNotice.tsx';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { paths } from '../../paths.ts';
import { useFundGeneratorQuery } from './FundGenerationScreen.generated.ts';
import { FundGenerator } from './FundGenerator.tsx';

/** Of a question that an address brings along. */
const MAX_QUESTION = 500;

/** Drafts texts about the fund; `?question=` brings something to write about. */
export function FundGenerationScreen() {
  const { data, error } = useFundGeneratorQuery();
  const [address] = useSearchParams();
  const reload = useReload();
  const question = (address.get('question') ?? '').slice(0, MAX_QUESTION);
  return (
    <>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader
        title="Content Generation"
        description="Draft a text about the fund from a template, for an audience and in a tone"
        aside={
          data?.fundGenerator.simulated && (
            <SampleNotice text="Simulated: canned texts, no AI model is asked" />
          )
        }
      />
      {data ? (
        <FundGenerator key={question} question={question} generator={data.fundGenerator} />
      ) : error ? (
        <ErrorState message="The content generator could not be loaded." action="Retry" onAction={reload} />
      ) : (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
          <Skeleton h="26rem" borderRadius="l3" />
          <Skeleton h="32rem" borderRadius="l3" />
        </SimpleGrid>
      )}
    </>
  );
}
