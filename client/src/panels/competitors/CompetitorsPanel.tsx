import { HStack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { partOf } from '../../apollo/part-of.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { SegmentedControl } from '../../components/forms/SegmentedControl.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { InfoTip } from '../../components/tips/InfoTip.tsx';
import { AnswersScope } from '../answer-links/answers-scope.ts';
import { TIME_WINDOWS, type TimeWindowKey, useWindowedScope } from '../answer-links/time-window.ts';
import type { ComparedProps } from '../figures/metrics-props.ts';
import { CompetitorList } from './CompetitorList.tsx';
import type { PreviousRank } from './CompetitorRow.tsx';
import type {
  CompetitorsPanel_MetricsFragment,
  CompetitorsPanel_PreviousFragment,
} from './CompetitorsPanel.generated.ts';

/** Who is named most beside the brand. All three windows are there, so switching needs no request. */
export function CompetitorsPanel({
  metrics,
  previous,
}: ComparedProps<CompetitorsPanel_MetricsFragment, CompetitorsPanel_PreviousFragment>) {
  const [window, setWindow] = useState<TimeWindowKey>('all');
  const scope = useWindowedScope(window);
  const data = partOf<CompetitorsPanel_MetricsFragment>(metrics);
  const ranking =
    data && { all: data.allCompetitors, month: data.monthCompetitors, week: data.weekCompetitors }[window];
  const before = partOf<CompetitorsPanel_PreviousFragment>(previous);
  const places = useMemo(() => before && placesOf(before), [before]);
  return (
    <Panel
      title="Competitor Rankings"
      info="Companies by the answers that name them. Mentions are shown halved and rounded; share of voice is the part of all mentions, prompts that name your brand left out."
      loading={!data}
      skeleton={<RowSkeletons rows={10} />}
      empty={ranking?.rankings.length === 0}
      emptyText="No competitor data available"
      actions={
        <SegmentedControl
          label="Competitor Rankings time range"
          options={TIME_WINDOWS}
          value={window}
          onChange={setWindow}
        />
      }
    >
      {ranking && (
        <AnswersScope value={scope}>
          <HStack gap="1" fontSize="sm" color="fg.muted" mb="2">
            <Text>
              Your rank:{' '}
              <Text as="strong" color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {ranking.companyRank}
              </Text>
            </Text>
            <InfoTip about="Your rank" text="Shown up to 5; 0 stands for a lower rank or for no mention." />
          </HStack>
          <CompetitorList
            key={window}
            companies={ranking.rankings}
            before={window === 'all' ? places : undefined}
          />
        </AnswersScope>
      )}
    </Panel>
  );
}

/** Places by company; undefined where nobody was mentioned, so that nobody is called new. */
function placesOf({
  allCompetitors: { rankings },
}: CompetitorsPanel_PreviousFragment): Map<string, PreviousRank> | undefined {
  return rankings.length === 0 ? undefined : new Map(rankings.map(({ id, ...place }) => [id, place]));
}
