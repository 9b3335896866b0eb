import { NetworkStatus } from '@apollo/client';
import { Button, Stack } from '@chakra-ui/react';
import { ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { isPermanentError } from '../../apollo/is-permanent-error.ts';
import { serverMessage } from '../../apollo/server-message.ts';
import { ForEditors } from '../../auth/ForEditors.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { formatCount } from '../../format.ts';
import { useLatestData } from '../../metrics-filter/use-latest-data.ts';
import { OutdatedNotice } from '../../panels/answer-links/OutdatedNotice.tsx';
import { paths } from '../../paths.ts';
import { readAddress } from '../../read-answers-address.ts';
import { AnswerList, AnswerListSkeleton } from './AnswerList.tsx';
import { AnswersFilters, FilterChips } from './AnswersFilters.tsx';
import { type AnswersQuery, useAnswersQuery } from './AnswersScreen.generated.ts';
import { formatHeading, formatTotal, listChips } from './describe-filter.ts';
import { SearchCounts } from './SearchCounts.tsx';
import { toFilter } from './to-filter.ts';

/** The answers behind a number; the address holds the filter. */
export function AnswersScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(search), [search]);
  const { data, error, networkStatus, fetchMore, refetch } = useAnswersQuery({
    variables: { filter: toFilter(address), companyId: address.company ?? null, text: address.q ?? null },
    notifyOnNetworkStatusChange: true,
  });
  const latest = useLatestData(data, address);
  const isMissing = error !== undefined && isPermanentError(error);
  const page = isMissing && !data ? undefined : latest.data?.answers;
  const chips = listChips(address, page?.scope);
  const retry = () => refetch();
  const loadMore = () =>
    fetchMore({ variables: { after: page?.next } }).catch(() =>
      toastError('Failed to load more answers. Please try again later.'),
    );
  return (
    <>
      <ScreenHeader
        title={page ? formatHeading(latest.request, page.scope) : 'Answers'}
        description={
          page ? formatTotal(latest.request, countOf(page)) : error ? 'Not loaded' : 'Loading answers...'
        }
        aside={
          <ForEditors>
            <Button
              asChild
              size="sm"
              variant="outline"
              alignSelf={{ base: 'start', md: 'end' }}
              data-no-print=""
            >
              <Link to={paths.review}>
                <ClipboardCheck aria-hidden="true" />
                Review mentions
              </Link>
            </Button>
          </ForEditors>
        }
      />
      <Stack gap="4">
        <AnswersFilters
          address={address}
          platforms={latest.data?.dashboard.availablePlatforms}
          onChange={(next) => navigate(paths.answers(next))}
        />
        <FilterChips chips={chips} />
        {error && !page && (
          <Failure
            isMissing={isMissing}
            problem={address.q === undefined ? undefined : serverMessage(error, 'Failed to search.')}
            onAll={() => navigate(paths.answers())}
            onRetry={retry}
          />
        )}
        {!error && !page && <AnswerListSkeleton />}
        {error && page && !latest.isCurrent && <OutdatedNotice content="answers" onRetry={refetch} />}
        {page && (
          <Refreshing outdated={!latest.isCurrent && !error}>
            <Stack gap="4">
              {page.search && (
                <SearchCounts
                  search={page.search}
                  address={latest.request}
                  brand={page.scope.brand?.name}
                  onMore={retry}
                />
              )}
              <Results
                page={page}
                subjectId={latest.request.company ?? page.scope.brand?.id}
                filtered={chips.length > 0}
                more={page.next !== null && latest.isCurrent}
                busy={networkStatus !== NetworkStatus.ready && networkStatus !== NetworkStatus.error}
                onMore={loadMore}
                onAll={() => navigate(paths.answers())}
                onRefresh={retry}
              />
            </Stack>
          </Refreshing>
        )}
      </Stack>
    </>
  );
}

type Page = AnswersQuery['answers'];

interface ResultsProps {
  page: Page;
  subjectId: string | undefined;
  filtered: boolean;
  more: boolean;
  busy: boolean;
  onMore: () => void;
  onAll: () => void;
  onRefresh: () => unknown;
}

function Results({ page, subjectId, filtered, more, busy, onMore, onAll, onRefresh }: ResultsProps) {
  if (page.nodes.length === 0) {
    return filtered ? (
      <ErrorState message="No answers match these filters" action="Show all answers" onAction={onAll} />
    ) : (
      <ErrorState message="No answers collected yet" action="Refresh" onAction={onRefresh} />
    );
  }
  return (
    <AnswerList
      answers={page.nodes}
      total={countOf(page)}
      subjectId={subjectId}
      more={more}
      busy={busy}
      onMore={onMore}
    />
  );
}

interface FailureProps {
  /** The filter names something that is not in the account. */
  isMissing: boolean;
  /** What the server says of the search; undefined without one. */
  problem: string | undefined;
  onAll: () => void;
  onRetry: () => unknown;
}

function Failure({ isMissing, problem, onAll, onRetry }: FailureProps) {
  if (isMissing && problem) {
    return (
      <ErrorState
        heading="Nothing was searched"
        message={problem}
        action="Show all answers"
        onAction={onAll}
      />
    );
  }
  return isMissing ? (
    <ErrorState
      heading="Nothing to show"
      message="This address asks for something that is not in your account."
      action="Show all answers"
      onAction={onAll}
    />
  ) : (
    <ErrorState
      heading="Error"
      message="Failed to load answers. Please try again later."
      onAction={onRetry}
    />
  );
}

const countOf = ({ total, totalCapped }: Page) => `${formatCount(total)}${totalCapped ? '+' : ''}`;

/** The address as the query's filter. */
