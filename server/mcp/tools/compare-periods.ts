import { z } from 'zod';
import { round } from '../../statistics/arithmetic.ts';
import { lookUp, platformArgument, rangeArguments, topicArgument } from '../arguments.ts';
import { ToolError } from '../call.ts';
import {
  figureShape,
  replyShape,
  sayData,
  sayRange,
  sayRate,
  shown,
  toMean,
  toRate,
  toReply,
} from '../figures.ts';
import {
  type ChangeVerdict,
  McpChangesByTopicDocument,
  McpChangesDocument,
  type McpRateChangeFragment,
  McpTopicChangesDocument,
} from '../operations.generated.ts';
import { defineTool } from '../tool.ts';
import { withoutNulls } from '../without-nulls.ts';

const pair = { current: figureShape, previous: figureShape };
const changeShape = z
  .object({
    ...pair,
    difference: z.number().optional(),
    p_value: z.number().optional(),
    verdict: z.enum(['up', 'down', 'no_clear_change']),
    note: z.string(),
  })
  .meta({ id: 'change' });

const VERDICTS = {
  UP: 'up',
  DOWN: 'down',
  NO_CLEAR_CHANGE: 'no_clear_change',
} as const satisfies Record<ChangeVerdict, string>;

export const comparePeriods = defineTool({
  name: 'compare_periods',
  description:
    'A period and the one before of the same length: mention rate and sentiment with difference (points), p-value and verdict. Topics come largest rise first.',
  input: z.strictObject({
    by: z.enum(['total', 'topic']).default('total'),
    ...{ ...topicArgument, ...platformArgument, ...rangeArguments },
  }),
  output: z.object({
    ...replyShape,
    previous_from: z.string().optional(),
    previous_to: z.string().optional(),
    mention_rate: changeShape,
    sentiment: changeShape,
    own_citation_rate: z.object(pair).partial(),
    rows: z.array(z.object({ key: z.string(), name: z.string(), mention_rate: changeShape })),
  }),
  async run({ by, ...args }, call) {
    const { filter, topic } = await lookUp(call, args);
    const dashboard = topic
      ? (await call.run(McpTopicChangesDocument, { slug: topic.slug, filter })).topicDashboard
      : (await call.run(McpChangesDocument, { filter })).dashboard;
    if (!dashboard) throw new ToolError('topic: there is none with this name any more.');
    const rows = by === 'topic' ? (await call.run(McpChangesByTopicDocument, { filter })).impressions : [];
    const { simulated, metrics } = dashboard;
    const { range, previous } = metrics;
    const rate = toChange(metrics.visibility.change);
    const { change } = metrics.sentiment;
    return {
      text: `${sayData(simulated)}Mention rate ${sayRate(rate.current)} in ${sayRange(range)}, ${sayRate(rate.previous)} before: ${rate.verdict.replaceAll('_', ' ')}. ${rate.note}`,
      data: {
        ...toReply(range, simulated),
        ...(previous?.range.from && { previous_from: previous.range.from }),
        ...(previous?.range.to && { previous_to: previous.range.to }),
        mention_rate: rate,
        sentiment: {
          current: toMean(change.current),
          previous: toMean(change.previous),
          ...toTest(change),
        },
        own_citation_rate: {
          current: toRate(metrics.citationRate),
          ...(previous && { previous: toRate(previous.citationRate) }),
        },
        rows: rows
          .filter(({ topic: { slug } }) => topic === null || slug === topic.slug)
          .map((row) => ({
            ...{ key: row.topic.slug, name: row.topic.name },
            mention_rate: toChange(row.visibility.change),
          }))
          .toSorted((a, b) => risen(b) - risen(a)),
      },
    };
  },
});

const risen = ({ mention_rate: { difference } }: { mention_rate: { difference?: number | undefined } }) =>
  difference ?? Number.NEGATIVE_INFINITY;

const toChange = (change: McpRateChangeFragment) => ({
  current: toRate(change.current),
  previous: toRate(change.previous),
  ...toTest(change),
});

const toTest = ({
  difference,
  pValue,
  verdict,
  note,
}: Pick<McpRateChangeFragment, 'difference' | 'pValue' | 'verdict' | 'note'>) => ({
  ...withoutNulls({
    difference: shown(difference),
    p_value: pValue === null ? null : round(pValue, 4),
  }),
  ...{ verdict: VERDICTS[verdict], note },
});
