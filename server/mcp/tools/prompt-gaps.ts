import { z } from 'zod';
import { lookUp, pageArguments, platformArgument, rangeArguments, topicArgument } from '../arguments.ts';
import { figureShape, replyShape, sayData, sayRange, sayRate, toRate, toReply } from '../figures.ts';
import { McpPromptGapsDocument, type PromptGapSort } from '../operations.generated.ts';
import { defineTool } from '../tool.ts';
import { withoutNulls } from '../without-nulls.ts';

const SORTS = {
  missed: 'MISSED',
  missed_rate: 'MISSED_RATE',
} as const satisfies Record<string, PromptGapSort>;

export const promptGaps = defineTool({
  name: 'prompt_gaps',
  description:
    'Prompts with answers that name a competitor and not the brand, most such (missed) answers first, and who is named instead.',
  input: z.strictObject({
    never_visible: z.boolean().default(false).describe('only prompts where no answer names the brand'),
    sort: z.enum(['missed', 'missed_rate']).default('missed'),
    search: z.string().max(200).optional().describe('in question, topic or competitor'),
    ...{ ...topicArgument, ...platformArgument, ...rangeArguments, ...pageArguments },
  }),
  output: z.object({
    ...replyShape,
    rows: z.array(
      z.object({
        prompt_id: z.string(),
        question: z.string(),
        topic: z.string(),
        missed: figureShape,
        visible: figureShape,
        named_instead: z.array(z.object({ name: z.string(), answers: z.int() })),
      }),
    ),
    total: z.int(),
    next: z.string().optional(),
  }),
  async run({ never_visible, sort, search, limit, cursor, ...args }, call) {
    const { filter, topic } = await lookUp(call, args);
    const { viewer, promptGaps: page } = await call.run(McpPromptGapsDocument, {
      ...{ filter, topicId: topic?.id, neverVisible: never_visible, sort: SORTS[sort], search },
      ...{ first: limit, after: cursor },
    });
    const rows = page.nodes.map((node) => ({
      ...{ prompt_id: node.id, question: node.question, topic: node.topic.slug },
      ...{ missed: toRate(node.missed), visible: toRate(node.visible) },
      named_instead: node.instead.map(({ company, answers }) => ({ name: company.name, answers })),
    }));
    const [first] = rows;
    const worst = first ? ` First: “${first.question}”, missed ${sayRate(first.missed)}.` : '';
    return {
      text: `${sayData(viewer.simulated)}${page.total} prompts, ${sayRange(page.scope.range)}.${worst}`,
      data: {
        ...toReply(page.scope.range, viewer.simulated),
        ...{ rows, total: page.total },
        ...withoutNulls({ next: page.next }),
      },
    };
  },
});
