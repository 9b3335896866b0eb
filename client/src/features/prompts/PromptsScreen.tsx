import { CombinedGraphQLErrors, type ErrorLike, ServerError, ServerParseError } from '@apollo/client';
import { chakra, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { useReload } from '../../components/feedback/reload.ts';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { useLatestData } from '../../metrics-filter/use-latest-data.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import { MetricsScope, MetricsScopeSpace } from '../../panels/answer-links/MetricsScope.tsx';
import { NumbersScope } from '../../panels/answer-links/NumbersScope.tsx';
import { OutdatedNotice } from '../../panels/answer-links/OutdatedNotice.tsx';
import { AskedAs } from '../../panels/personas/AskedAs.tsx';
import { paths } from '../../paths.ts';
import { PromptGroups } from './PromptGroups.tsx';
import { type PromptsQuery, usePromptsQuery } from './PromptsScreen.generated.ts';

/** Whether a reply has every list that the schema promises. */
const isValid = ({ prompts }: PromptsQuery) =>
  Array.isArray(prompts) && prompts.every((group) => group?.topic && Array.isArray(group.prompts));

const SettingsLink = chakra(Link, {
  base: {
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
});

/** All prompts of the account by topic, with the brand's visibility in their answers. */
export function PromptsScreen() {
  const { address, filter } = useMetricsFilter();
  const { data, loading, error } = usePromptsQuery({ variables: { filter } });
  const valid = data && isValid(data) ? data : undefined;
  const { data: shown, request: shownAddress, isCurrent } = useLatestData(valid, address);
  const reload = useReload();
  const failure =
    isCurrent || (loading && !error) ? null : `Error loading prompts: ${describeFailure(error)}`;
  const dashboard = shown?.dashboard;
  return (
    <NumbersScope address={shownAddress} range={dashboard?.range}>
      <ScreenHeader
        title="Prompts"
        description={
          <>
            Manage your custom prompts{' '}
            <SettingsLink to={paths.settingsSection('topics')}>in Settings</SettingsLink>
          </>
        }
        aside={
          dashboard ? (
            <MetricsScope
              range={dashboard.range}
              answers={dashboard.metrics.answers}
              previous={null}
              stale={error !== undefined}
            />
          ) : (
            !failure && <MetricsScopeSpace />
          )
        }
      />
      <MetricsFilterBar
        platforms={dashboard?.availablePlatforms}
        busy={loading && shown !== undefined}
        range={dashboard?.range}
        comparison={false}
      />
      {failure && shown && (
        <OutdatedNotice content="prompts" range={dashboard?.range} problem={failure} onRetry={reload} />
      )}
      {failure && !shown ? (
        <ErrorState message={failure} onAction={reload} />
      ) : (
        <Refreshing outdated={shown !== undefined && !isCurrent && !failure}>
          <Stack gap="4">
            <PromptGroups groups={shown?.prompts.map(({ topic, prompts }) => ({ ...topic, prompts }))} />
            {shown && <AskedAs filter={filter} />}
          </Stack>
        </Refreshing>
      )}
    </NumbersScope>
  );
}

const INVALID_FORMAT = 'Invalid data format received from API';

/**
 * Describes a failed request without the server's own message.
 * @param error undefined for a reply without prompts
 */
export function describeFailure(error: ErrorLike | undefined) {
  if (!error || ServerParseError.is(error)) return INVALID_FORMAT;
  // `fetch` throws a `TypeError` when it gets no response.
  const known = CombinedGraphQLErrors.is(error) || ServerError.is(error) || error instanceof TypeError;
  return known ? 'Failed to fetch prompts' : 'An unknown error occurred';
}
