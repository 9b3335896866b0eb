import { HStack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { useScreenLinks } from '../../components/layout/screen-links.ts';
import { InfoTip } from '../../components/tips/InfoTip.tsx';
import { AnswersScope } from '../answer-links/answers-scope.ts';
import { TimeWindowControl, useTimeWindow } from '../answer-links/TimeWindow.tsx';
import type { ComparedProps } from '../figures/metrics-props.ts';
import { CompetitorList } from './CompetitorList.tsx';
import type { PreviousRank } from './CompetitorRow.tsx';
import type {
  CompetitorsPanel_MetricsFragment,
  CompetitorsPanel_PreviousFragment,
} from './CompetitorsPanel.generated.ts';
import { NamedRanking } from './NamedRanking.tsx';

/** The companies that answers name most. All windows are loaded, so switching needs no request. */
export function CompetitorsPanel({
  metrics,
  previous,
}: ComparedProps<CompetitorsPanel_MetricsFragment, CompetitorsPanel_PreviousFragment>) {
  const window = useTimeWindow('competitors');
  const hasLinks = useScreenLinks();
  const data = unmaskFragment<CompetitorsPanel_MetricsFragment>(metrics);
  const ranking =
    data &&
    { all: data.allCompetitors, month: data.monthCompetitors, week: data.weekCompetitors }[window.chosen];
  const previousData = unmaskFragment<CompetitorsPanel_PreviousFragment>(previous);
  const previousRanks = useMemo(() => previousData && ranksOf(previousData), [previousData]);
  return (
    <Panel
      title="Competitor Rankings"
      info="Companies by the answers that name them. Ranks follow the number of these answers. Mentions are that number halved and rounded. Share of voice is a company's part of all mentions in answers to prompts that do not name your brand, so its order may differ."
      loading={!data}
      skeleton={<RowSkeletons rows={10} />}
      empty={ranking?.rankings.length === 0}
      emptyText="No competitor data available"
      actions={<TimeWindowControl title="Competitor Rankings" state={window} />}
    >
      {ranking && (
        <AnswersScope value={window.scope}>
          <HStack gap="1" fontSize="sm" color="fg.muted" mb="2">
            <Text>
              Your rank:{' '}
              <Text as="strong" color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {ranking.companyRank}
              </Text>
            </Text>
            <InfoTip about="Your rank" text="Shown up to 5; 0 means a lower rank or no mention." />
          </HStack>
          <CompetitorList
            key={window.chosen}
            companies={ranking.rankings}
            previous={window.chosen === 'all' ? previousRanks : undefined}
          />
          <Text fontSize="xs" color="fg.subtle" mt="2">
            Rank and mentions: all prompts, mentions halved. Share: prompts that do not name your brand.
          </Text>
          {hasLinks && <NamedRanking />}
        </AnswersScope>
      )}
    </Panel>
  );
}

/** Ranks by company; undefined where no company was mentioned, so that none is called new. */
function ranksOf({
  allCompetitors: { rankings },
}: CompetitorsPanel_PreviousFragment): Map<string, PreviousRank> | undefined {
  return rankings.length === 0 ? undefined : new Map(rankings.map(({ id, ...rank }) => [id, rank]));
}
