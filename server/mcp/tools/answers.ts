import { z } from 'zod';
import { lookUp, pageArguments, platformArgument, rangeArguments, topicArgument } from '../arguments.ts';
import { replyShape, sayData, sayRange, toReply } from '../figures.ts';
import { type AnswersFilter, McpAnswersDocument, type SentimentBand } from '../operations.generated.ts';
import { defineTool } from '../tool.ts';
import { withoutNulls } from '../without-nulls.ts';

const OUTCOMES = {
  any: {},
  visible: { visible: true },
  missed: { missed: true },
  not_visible: { visible: false },
  failed: { status: ['FAILED', 'REFUSED', 'EMPTY'] },
} as const satisfies Record<string, Partial<AnswersFilter>>;

const BANDS = {
  positive: 'POSITIVE',
  mixed: 'MIXED',
  negative: 'NEGATIVE',
  unjudged: 'UNJUDGED',
} as const satisfies Record<string, SentimentBand>;

export const answers = defineTool({
  name: 'answers',
  description:
    'The answers behind a number, newest first: a passage around the brand (or company), companies named in order with sentiment 0–100, cited pages. total counts them.',
  input: z.strictObject({
    outcome: z.enum(['any', 'visible', 'missed', 'not_visible', 'failed']).default('any'),
    sentiment: z.enum(['positive', 'mixed', 'negative', 'unjudged']).optional().describe('towards the brand'),
    company: z.string().max(120).optional().describe('brand or competitor the answer names'),
    cites: z.string().max(2048).optional().describe('domain or URL the answer cites'),
    prompt_id: z.string().max(60).optional(),
    search: z.string().max(200).optional().describe('in the question'),
    ...{ ...topicArgument, ...platformArgument, ...rangeArguments, ...pageArguments },
  }),
  output: z.object({
    ...replyShape,
    rows: z.array(
      z.object({
        id: z.string(),
        day: z.string(),
        platform: z.string(),
        model: z.string().optional(),
        prompt_id: z.string(),
        question: z.string(),
        status: z.string(),
        visible: z.boolean(),
        missed: z.boolean(),
        simulated: z.boolean(),
        passage: z.string(),
        named: z.array(z.object({ name: z.string(), position: z.int(), sentiment: z.number().optional() })),
        cites: z.array(z.string()),
      }),
    ),
    total: z.int(),
    total_is_floor: z.boolean(),
    next: z.string().optional(),
  }),
  async run({ outcome, sentiment, cites, prompt_id, search, limit, cursor, ...args }, call) {
    const { range, topic, company } = await lookUp(call, args);
    const { viewer, answers: page } = await call.run(McpAnswersDocument, {
      filter: {
        ...OUTCOMES[outcome],
        ...{ from: range.from, to: range.to, platform: args.platform, topicId: topic?.id },
        ...{ companyId: company?.id, promptId: prompt_id, search },
        ...(sentiment && { sentiment: BANDS[sentiment] }),
        ...(cites && (cites.includes('/') ? { sourceUrl: cites } : { sourceDomain: cites })),
      },
      ...{ companyId: company?.id, first: limit, after: cursor },
    });
    const count = `${page.total}${page.totalCapped ? ' or more' : ''}`;
    return {
      text: `${sayData(viewer.simulated)}${count} answers, ${sayRange(range)}.`,
      data: {
        ...toReply(range, viewer.simulated),
        rows: page.nodes.map((node) => ({
          ...{ id: node.id, day: node.collectedAt.slice(0, 10), platform: node.platform.key },
          ...withoutNulls({ model: node.model }),
          ...{ prompt_id: node.prompt.id, question: node.prompt.question },
          ...{
            status: node.status.toLowerCase(),
            visible: node.visible,
            missed: node.missed,
            simulated: node.simulated,
          },
          passage: node.excerpt.text,
          named: node.mentions.map(({ company: { name }, position, sentiment: score }) =>
            withoutNulls({ name, position, sentiment: score }),
          ),
          cites: node.citations.map(({ url }) => url),
        })),
        ...{ total: page.total, total_is_floor: page.totalCapped },
        ...withoutNulls({ next: page.next }),
      },
    };
  },
});
