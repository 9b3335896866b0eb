import { Button, Grid, GridItem, HStack, Stack } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { formatDayAndYear } from '../../format.ts';
import { OutcomeBadge } from '../../panels/answer-text/OutcomeBadge.tsx';
import { paths } from '../../paths.ts';
import { AnswerBody } from './AnswerBody.tsx';
import { AnswerFacts } from './AnswerFacts.tsx';
import { useAnswerQuery } from './AnswerScreen.generated.ts';
import { CitationList } from './CitationList.tsx';
import { MentionLegend } from './MentionLegend.tsx';
import { ProductList } from './ProductList.tsx';
import { SearchList } from './SearchList.tsx';

const NO_MATCHES: { start: number; end: number }[] = [];

/** One answer with its mentions and citations. */
export function AnswerScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const { data, error, refetch } = useAnswerQuery({ variables: { id, text: q, searched: q !== '' } });
  const answer = data?.answer ?? undefined;
  const isMissing = data?.answer === null;
  if (isMissing || (error && !data)) {
    return (
      <>
        <BackToList />
        <ScreenHeader
          title={isMissing ? 'Answer not found' : 'Answer'}
          description={isMissing ? 'There is no answer with this address in your account.' : 'Not loaded'}
        />
        {isMissing ? null : (
          <ErrorState
            message="Failed to load the answer. Please try again later."
            onAction={() => refetch()}
          />
        )}
      </>
    );
  }
  return (
    <>
      <BackToList />
      <ScreenHeader
        title={answer?.prompt.question ?? 'Answer'}
        description={
          answer
            ? `${answer.platform.name} · ${formatDayAndYear(answer.collectedAt.slice(0, 10))}`
            : 'Loading answer...'
        }
        aside={answer && <OutcomeBadge {...answer} />}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        templateRows={{ lg: 'auto 1fr' }}
        gap="4"
        alignItems="start"
      >
        <GridItem gridColumn={{ lg: 2 }} gridRow={{ lg: 1 }}>
          <MentionLegend answer={answer} />
        </GridItem>
        <GridItem gridColumn={{ lg: 1 }} gridRow={{ lg: '1 / 3' }}>
          <AnswerBody answer={answer} matches={answer?.matches ?? NO_MATCHES} onRetry={refetch} />
        </GridItem>
        <GridItem gridColumn={{ lg: 2 }} gridRow={{ lg: 2 }}>
          <Stack gap="4">
            <CitationList answer={answer} />
            <SearchList answer={answer} />
            <ProductList answer={answer} />
            <AnswerFacts answer={answer} />
          </Stack>
        </GridItem>
      </Grid>
    </>
  );
}

/** Leads back to the list with its filters, or to all answers when the page was opened directly. */
function BackToList() {
  const { state } = useLocation();
  const list: unknown = state?.list;
  const search = typeof list === 'string' ? list : null;
  return (
    <HStack pt={{ base: '4', md: '0' }} pb={{ base: '0', md: '3' }} data-no-print="">
      <Button asChild variant="ghost" size="xs" ms="-2.5">
        <Link to={paths.answers() + (search ?? '')}>
          <ArrowLeft aria-hidden="true" />
          {search === null ? 'All answers' : 'Back to the answers'}
        </Link>
      </Button>
    </HStack>
  );
}
