import { chakra } from '@chakra-ui/react';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { formatCount } from '../../../../format.ts';
import { SCORES } from '../../../../panels/web-pages/scores.ts';
import { type GeneratorScoresFragment, useTextScoresQuery } from './Draft.generated.ts';

interface ScoreDeltasProps {
  /** Null without an original text. */
  before: GeneratorScoresFragment | null;
  after: GeneratorScoresFragment;
}

/** The six scores of the original and the optimised text, and their difference. */
export const ScoreDeltas = ({ before, after }: ScoreDeltasProps) => (
  <Panel
    title="Scores"
    info="Of the original and the optimized text, by the formulas for pages in docs/metrics.md. They describe the text; they do not promise citations."
  >
    <chakra.table
      w="full"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      css={{ '& td, & th': { py: '1' } }}
    >
      <thead>
        <chakra.tr color="fg.muted" textAlign="end">
          <chakra.th textAlign="start" fontWeight="normal">
            Score
          </chakra.th>
          {before && <chakra.th fontWeight="normal">Before</chakra.th>}
          <chakra.th fontWeight="normal">After</chakra.th>
          {before && <chakra.th fontWeight="normal">Change</chakra.th>}
        </chakra.tr>
      </thead>
      <tbody>
        {SCORES.map(({ key, name }) => (
          <chakra.tr key={key} textAlign="end" borderTopWidth="1px">
            <chakra.th scope="row" textAlign="start" fontWeight="normal">
              {name}
            </chakra.th>
            {before && <td>{formatScore(before[key])}</td>}
            <td>{formatScore(after[key])}</td>
            {before && <td>{formatChange(before[key], after[key])}</td>}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  </Panel>
);

/** The scores of two texts, measured by the server; nothing until they are there. */
export function MeasuredDeltas({ before, after }: { before: string; after: string }) {
  const old = useTextScoresQuery({ variables: { text: before } }).data?.textScores;
  const now = useTextScoresQuery({ variables: { text: after } }).data?.textScores;
  return old && now ? <ScoreDeltas before={old} after={now} /> : null;
}

const formatScore = (score: number | null) => (score === null ? '–' : formatCount(score));

function formatChange(before: number | null, after: number | null): string {
  if (before === null || after === null) return '–';
  const change = Math.round(after) - Math.round(before);
  return change > 0 ? `+${formatCount(change)}` : change < 0 ? `−${formatCount(-change)}` : '0';
}
