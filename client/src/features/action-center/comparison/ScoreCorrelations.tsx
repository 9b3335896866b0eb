import { chakra, Text } from '@chakra-ui/react';
import { Panel } from '../../../components/layout/Panel.tsx';
import { FiguresTable } from '../../../components/table/FiguresTable.tsx';
import { formatCount, formatScore } from '../../../format.ts';
import { SCORES } from '../../../panels/web-pages/scores.ts';
import type { PageComparisonQuery } from './PageComparison.generated.ts';

type Correlation = PageComparisonQuery['pageComparison']['correlations'][number];

const INFO =
  'Rank correlation (Spearman) of each score with the number of answers that cite the page, over all read pages of other sites; 1: pages with more of it are always cited more, 0: no relation. It says what goes together, not what causes it.';

/** How each score and being cited go together in this account. */
export function ScoreCorrelations({ correlations }: { correlations: Correlation[] | undefined }) {
  return (
    <Panel title="What goes with being cited, in your data" info={INFO} loading={!correlations}>
      {correlations && (
        <FiguresTable
          caption="Correlation of each score with being cited"
          rows={correlations}
          rowKey={({ score }) => score}
          columns={[
            {
              header: 'Score',
              cell: ({ score }) => SCORES.find((each) => each.score === score)?.name ?? score,
            },
            { header: 'Correlation', cell: (row) => <Value {...row} /> },
            { header: '95 % interval', cell: intervalOf },
            { header: 'Pages', cell: ({ pages }) => formatCount(pages) },
          ]}
        />
      )}
    </Panel>
  );
}

function Value({ value, low, high, pages }: Correlation) {
  if (value === null)
    return <Text color="fg.subtle">{pages < 30 ? 'not enough pages' : 'all pages have the same'}</Text>;
  const isClear = (low ?? 0) > 0 || (high ?? 0) < 0;
  return <chakra.span fontWeight={isClear ? 'semibold' : 'normal'}>{signed(value)}</chakra.span>;
}

const intervalOf = ({ low, high }: Correlation) =>
  low === null || high === null ? '–' : `${signed(low)} to ${signed(high)}`;

const signed = (value: number) => formatScore(value).replace('-', '−');
