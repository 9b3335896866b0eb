import { chakra, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isPermanentError } from '../../apollo/is-permanent-error.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../components/feedback/PanelSkeleton.tsx';
import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { BackLink } from '../../components/layout/BackLink.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { metricsVariables } from '../../metrics-filter/address.ts';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { useLatestData } from '../../metrics-filter/use-latest-data.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import { OPENS } from '../../panels/answer-links/OpenAnswers.tsx';
import { OutdatedNotice } from '../../panels/answer-links/OutdatedNotice.tsx';
import { EmptyRange } from '../../panels/empty-range/EmptyRange.tsx';
import { ChartNumbersScope } from '../../panels/notes/ChartNumbersScope.tsx';
import { AskedBy } from '../../panels/origins/AskedBy.tsx';
import { AskedAs } from '../../panels/personas/AskedAs.tsx';
import { PromptPanels } from '../../panels/prompt-page/PromptPanels.tsx';
import { VariantTable } from '../../panels/prompt-page/VariantTable.tsx';
import { ScreenActions } from '../../panels/screen-actions/ScreenActions.tsx';
import { PromptSearches } from '../../panels/searches/PromptSearches.tsx';
import { paths } from '../../paths.ts';
import { LatestAnswers } from './LatestAnswers.tsx';
import { PromptLinks } from './PromptLinks.tsx';
import { usePromptPageQuery } from './PromptPageScreen.generated.ts';

/** One prompt in the range and on the platform of its address. */
export function PromptPageScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const withFilter = useCarriedFilter();
  const { address } = useMetricsFilter();
  const variables = { id, ...metricsVariables(address) };
  const { data, loading, error, refetch } = usePromptPageQuery({ variables });
  const request = useMemo(() => ({ id, address }), [id, address]);
  const latest = useLatestData(data, request);
  const reply = latest.request.id === id ? latest.data : undefined;
  const page = reply?.promptPage;
  if (!reply && error) {
    return isPermanentError(error) ? (
      <ErrorState
        heading="Nothing to show"
        message="Your account has no prompt with this address."
        action="All prompts"
        onAction={() => navigate(paths.prompts)}
      />
    ) : (
      <ErrorState
        heading="Error"
        message="Failed to load the prompt. Please try again later."
        onAction={() => refetch()}
      />
    );
  }
  const platforms = reply?.dashboard.availablePlatforms;
  const isEmpty = page !== undefined && page.visibility.answers === 0 && page.failed === 0;
  const isOutdated = page !== undefined && !latest.isCurrent;
  return (
    <ChartNumbersScope address={latest.request.address} range={page?.range} prompt={page?.prompt}>
      <BackLink to={withFilter(paths.prompts)}>Prompts</BackLink>
      <ScreenHeader
        title={page?.prompt.question ?? 'Prompt'}
        description={
          page ? (
            <>
              {'Prompt of '}
              <chakra.span asChild {...OPENS}>
                <Link to={withFilter(paths.topic(page.prompt.topic.slug))}>{page.prompt.topic.name}</Link>
              </chakra.span>
            </>
          ) : (
            'Loading prompt...'
          )
        }
      />
      {page && <PromptLinks page={page} />}
      <MetricsFilterBar platforms={platforms} busy={loading && reply !== undefined} range={page?.range}>
        <ScreenActions
          screen="PROMPT"
          title={page && `Prompt: ${page.prompt.question}`}
          subjectId={page?.prompt.id}
          address={address}
        />
      </MetricsFilterBar>
      <AskedBy />
      {isOutdated && !loading && <OutdatedNotice range={page.range} onRetry={refetch} />}
      {!reply && <PanelSkeleton height={16} />}
      {page && (
        <Refreshing outdated={isOutdated && loading}>
          {isEmpty ? (
            <Stack gap="4">
              <EmptyRange range={page.range} platforms={platforms ?? []} />
              <VariantTable page={page} />
            </Stack>
          ) : (
            <Stack gap="4">
              <PromptPanels page={page}>
                <LatestAnswers page={page} />
              </PromptPanels>
              <AskedAs promptId={page.prompt.id} filter={metricsVariables(address).filter} />
              <Panel title="Searches behind the answers">
                <PromptSearches promptId={page.prompt.id} filter={metricsVariables(address).filter} />
              </Panel>
            </Stack>
          )}
        </Refreshing>
      )}
    </ChartNumbersScope>
  );
}
