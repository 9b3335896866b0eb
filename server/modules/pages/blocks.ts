import type { PageBlock, ScoreName, ScoreSpan } from '../../page-analysis/types.ts';
import type { PageVersion } from './model.ts';

/** Shown blocks and their text in bytes, so that a reply stays below 1 MB. */
const MAX_BLOCKS = 2_000;
const MAX_BYTES = 400_000;
/** Of all shown blocks. */
const MAX_SPANS = 4_000;

export type BlockWithSpans = PageBlock & {
  spans: (Pick<ScoreSpan, 'start' | 'end'> & { score: ScoreEnum })[];
};

type ScoreEnum = (typeof SCORE_ENUMS)[ScoreName];

export const SCORE_ENUMS = {
  authoritativeness: 'AUTHORITATIVENESS',
  citations: 'CITATIONS',
  quotations: 'QUOTATIONS',
  statistics: 'STATISTICS',
  technicalTerms: 'TECHNICAL_TERMS',
  fluency: 'FLUENCY',
} as const;

/** The blocks of a version's main text, from its beginning, with what the scores count in each. */
export function toBlocks({ content, scores }: Pick<PageVersion, 'content' | 'scores'>): BlockWithSpans[] {
  const spans = Map.groupBy(scores.spans.slice(0, MAX_SPANS), ({ block }) => block);
  const blocks: BlockWithSpans[] = [];
  let bytes = 0;
  for (const [index, block] of content.blocks.entries()) {
    bytes += Buffer.byteLength(block.text);
    if (index >= MAX_BLOCKS || bytes > MAX_BYTES) break;
    blocks.push({
      ...block,
      spans: (spans.get(index) ?? []).map(({ score, start, end }) => ({
        score: SCORE_ENUMS[score],
        start,
        end,
      })),
    });
  }
  return blocks;
}
