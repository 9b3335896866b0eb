import { Skeleton } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useReload } from '../../components/reload.ts';
import { SampleNotice } from '../../components/SampleNotice.tsx';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { paths } from '../../paths.ts';
import { useContentGeneratorQuery } from './GenerateScreen.generated.ts';
import { Generator } from './Generator.tsx';

/** Of a question that an address brings along. */
const MAX_QUESTION = 500;

/** Rearranges a text so that AI platforms can quote it; `?question=` brings a question to write about. */
export function GenerateScreen() {
  const { data, error } = useContentGeneratorQuery();
  const [address] = useSearchParams();
  const reload = useReload();
  const question = (address.get('question') ?? '').slice(0, MAX_QUESTION);
  return (
    <>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader
        title="Generate Optimized Content"
        description="Rework a text so that AI platforms can find its answer and cite it"
        aside={
          data?.contentGenerator.simulated && (
            <SampleNotice text="Simulated: fixed rules rearrange your text, no AI model is asked" />
          )
        }
      />
      {data ? (
        <Generator key={question} question={question} sample={data.contentGenerator.sampleContent} />
      ) : error ? (
        <ErrorState message="The content generator could not be loaded." action="Retry" onAction={reload} />
      ) : (
        <Skeleton h="32rem" borderRadius="l3" />
      )}
    </>
  );
}
