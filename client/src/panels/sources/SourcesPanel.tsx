import { List } from '@chakra-ui/react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { AnswersScope } from '../answer-links/answers-scope.ts';
import { TimeWindowControl, useTimeWindow } from '../answer-links/TimeWindow.tsx';
import type { MetricsProps } from '../figures/metrics-props.ts';
import { SourceRow } from './SourceRow.tsx';
import type { SourcesPanel_MetricsFragment } from './SourcesPanel.generated.ts';

const MAX_SOURCES = 10;

/** The pages that answers cite most. All three windows are there, so switching needs no request. */
export function SourcesPanel({ metrics }: MetricsProps<SourcesPanel_MetricsFragment>) {
  const window = useTimeWindow('sources');
  const data = unmaskFragment<SourcesPanel_MetricsFragment>(metrics);
  const sources =
    data && { all: data.allSources, month: data.monthSources, week: data.weekSources }[window.chosen];
  const shown = sources?.slice(0, MAX_SOURCES) ?? [];
  const most = shown[0]?.mentions ?? 0;
  return (
    <Panel
      title="Top Sources"
      info="The most cited pages, by the number of answers that cite them."
      loading={!data}
      skeleton={<RowSkeletons rows={MAX_SOURCES} />}
      empty={shown.length === 0}
      emptyText="No source data available"
      actions={<TimeWindowControl title="Top Sources" state={window} />}
    >
      <AnswersScope value={window.scope}>
        <List.Root as="ol" listStyle="none" display="flex" flexDirection="column" gap="0.5" mx="-2">
          {shown.map((source) => (
            <SourceRow key={source.url} source={source} most={most} />
          ))}
        </List.Root>
      </AnswersScope>
    </Panel>
  );
}
