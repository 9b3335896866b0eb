import { z } from 'zod';
import {
  lookUp,
  type Named,
  pageArguments,
  platformArgument,
  rangeArguments,
  topicArgument,
} from '../arguments.ts';
import { type ToolCall, ToolError } from '../call.ts';
import { figureShape, replyShape, sayData, sayRange, sayRate, toMean, toRate, toReply } from '../figures.ts';
import { offsetPage } from '../offset-page.ts';
import {
  McpPromptsDocument,
  McpTopicsDocument,
  McpTopicVisibilityDocument,
  McpVisibilityDocument,
  type McpVisibilityQuery,
} from '../operations.generated.ts';
import { defineTool } from '../tool.ts';
import { competitorRows } from './competitor-rows.ts';
import { type VisibilityRow, visibilityRow } from './visibility-row.ts';

const GROUPS = ['total', 'topic', 'platform', 'competitor', 'prompt', 'day'] as const;
type Group = (typeof GROUPS)[number];

export const visibility = defineTool({
  name: 'visibility',
  description:
    'How often answers name the brand: mention rate (without prompts that name it), sentiment, citation rate, and rows by topic, platform, prompt (weakest first), competitor (share of voice, rank) or day.',
  input: z.strictObject({
    by: z.enum(GROUPS).default('topic'),
    ...{ ...topicArgument, ...platformArgument, ...rangeArguments, ...pageArguments },
  }),
  output: z.object({
    ...replyShape,
    answers: z.int(),
    failed: z.int(),
    mention_rate: figureShape,
    branded_mention_rate: figureShape,
    own_citation_rate: figureShape,
    sentiment: figureShape,
    rows: z.array(visibilityRow),
    total: z.int(),
    next: z.string().optional(),
  }),
  async run({ by, limit, cursor, ...args }, call) {
    const named = await lookUp(call, args);
    const { simulated, metrics } = await readMetrics(call, named, by);
    const page = offsetPage(await readRows(call, named, by, metrics), { limit, cursor });
    const { visibility: all, sentiment } = metrics;
    const rate = toRate(all.mentionRate);
    const [first] = page.rows;
    const weakest =
      first?.mention_rate && by !== 'day' ? ` Weakest: ${first.name}, ${sayRate(first.mention_rate)}.` : '';
    return {
      text: `${sayData(simulated)}Mention rate ${sayRate(rate)}, ${sayRange(metrics.range)}.${weakest}`,
      data: {
        ...toReply(metrics.range, simulated),
        ...{ answers: metrics.answers, failed: metrics.failed },
        mention_rate: rate,
        branded_mention_rate: toRate(all.brandedMentionRate),
        own_citation_rate: toRate(metrics.citationRate),
        sentiment: toMean(sentiment.mean),
        ...page,
      },
    };
  },
});

type Metrics = McpVisibilityQuery['dashboard']['metrics'];

async function readMetrics(
  call: ToolCall,
  { filter, topic }: Named,
  by: Group,
): Promise<{ simulated: boolean; metrics: Metrics }> {
  const groups = {
    byPlatform: by === 'platform',
    byCompetitor: by === 'competitor',
    byDay: by === 'day',
  };
  if (!topic) return (await call.run(McpVisibilityDocument, { filter, ...groups })).dashboard;
  const { topicDashboard } = await call.run(McpTopicVisibilityDocument, {
    ...{ slug: topic.slug, filter },
    ...groups,
  });
  if (!topicDashboard) throw new ToolError('topic: there is none with this name any more.');
  return topicDashboard;
}

async function readRows(call: ToolCall, named: Named, by: Group, metrics: Metrics): Promise<VisibilityRow[]> {
  if (by === 'topic') return topicRows(call, named);
  if (by === 'prompt') return promptRows(call, named);
  if (by === 'competitor') return competitorRows(metrics.competitors);
  if (by === 'day') {
    return (metrics.impressionHistory ?? []).map(({ date, mentionRate }) => ({
      ...{ key: date, name: date, mention_rate: toRate(mentionRate) },
    }));
  }
  return weakestFirst(
    (metrics.platforms ?? []).map(({ platform, answers, mentionRate }) => ({
      ...{ key: platform.key, name: platform.name, mention_rate: toRate(mentionRate), answers },
    })),
  );
}

async function topicRows(call: ToolCall, { filter, topic }: Named): Promise<VisibilityRow[]> {
  const topicIds = topic ? [topic.id] : undefined;
  const { impressions, sentiment } = await call.run(McpTopicsDocument, { filter, topicIds });
  const means = new Map(sentiment.map((each) => [each.topic.slug, each.sentiment.mean]));
  return weakestFirst(
    impressions.map(({ topic: { slug, name }, visibility: { mentionRate } }) => {
      const mean = means.get(slug);
      return { key: slug, name, mention_rate: toRate(mentionRate), ...(mean && { sentiment: toMean(mean) }) };
    }),
  );
}

async function promptRows(call: ToolCall, { filter, topic }: Named): Promise<VisibilityRow[]> {
  const { prompts } = await call.run(McpPromptsDocument, { filter });
  return weakestFirst(
    prompts
      .filter((group) => topic === null || group.topic.slug === topic.slug)
      .flatMap((group) =>
        group.prompts.map(({ id, question, branded, visibility: rate }) => ({
          ...{ key: id, name: question, topic: group.topic.slug, branded, mention_rate: toRate(rate) },
        })),
      ),
  );
}

/** Rows without answers last. */
const weakestFirst = (rows: VisibilityRow[]): VisibilityRow[] =>
  rows.toSorted((a, b) => share(a) - share(b) || (b.mention_rate?.n ?? 0) - (a.mention_rate?.n ?? 0));

const share = ({ mention_rate: rate }: VisibilityRow) =>
  rate?.hits !== undefined && rate.n > 0 ? rate.hits / rate.n : Number.POSITIVE_INFINITY;
