import { z } from 'zod';
import { replyShape, sayData, sayRange, toReply } from '../figures.ts';
import { McpAccountDocument } from '../operations.generated.ts';
import { defineTool } from '../tool.ts';

export const whoami = defineTool({
  name: 'whoami',
  description:
    'The account: brand, competitors, topics, platforms, collected days. Call it first for the values other tools take.',
  input: z.strictObject({}),
  output: z.object({
    account: z.string(),
    ...replyShape,
    action_center: z.boolean(),
    brand: z.object({ name: z.string(), domain: z.string(), aliases: z.array(z.string()) }).optional(),
    competitors: z.array(z.string()),
    topics: z.array(z.object({ slug: z.string(), name: z.string(), prompts: z.int() })),
    platforms: z.array(z.string()),
    answers: z.int(),
    failed: z.int(),
  }),
  async run(_args, call) {
    const { viewer, dashboard } = await call.run(McpAccountDocument, {});
    const { brand, competitors, topics, simulated } = viewer;
    const { range, metrics, availablePlatforms } = dashboard;
    return {
      text: `${sayData(simulated)}${brand?.name ?? 'No brand yet'}: ${topics.length} topics, ${metrics.answers} usable answers, ${sayRange(range)}.`,
      data: {
        ...toReply(range, simulated),
        ...{ account: viewer.email, action_center: viewer.actionCenter },
        competitors: competitors.map(({ name }) => name),
        ...(brand && { brand: { name: brand.name, domain: brand.domain ?? '', aliases: brand.aliases } }),
        topics: topics.map(({ slug, name, promptCount }) => ({ slug, name, prompts: promptCount })),
        platforms: availablePlatforms.map(({ key }) => key),
        ...{ answers: metrics.answers, failed: metrics.failed },
      },
    };
  },
});
