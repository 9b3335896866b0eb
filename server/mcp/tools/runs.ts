import { z } from 'zod';
import { McpRunEstimateDocument, McpStartRunDocument } from '../operations.generated.ts';
import { defineTool } from '../tool.ts';
import { withoutNulls } from '../without-nulls.ts';

const MAX_PLATFORMS = 20;

const runArguments = {
  platforms: z.array(z.string().max(60)).max(MAX_PLATFORMS).optional().describe("default: the settings'"),
  samples: z.int().min(1).max(10).optional(),
  again: z.boolean().default(false).describe('also what was answered today'),
};

const cost = z.number().optional();
const say = (dollars: number | null) => (dollars === null ? 'unknown cost' : `about $${dollars.toFixed(2)}`);

export const estimateRun = defineTool({
  name: 'estimate_run',
  description: 'What a collection run would ask and cost (US dollars) now; the latest run.',
  input: z.strictObject(runArguments),
  output: z.object({
    simulated: z.boolean(),
    prompts: z.int(),
    asks: z.int(),
    cost,
    spent_this_month: z.number(),
    monthly_budget: cost,
    within_budget: z.boolean(),
    obstacle: z.string().optional(),
    platforms: z.array(
      z.object({
        platform: z.string(),
        model: z.string().optional(),
        asks: z.int(),
        cost,
        problem: z.string().optional(),
      }),
    ),
    latest_run: z
      .object({ status: z.string(), started_at: z.string(), done: z.int(), planned: z.int() })
      .optional(),
  }),
  async run(input, call) {
    const { runEstimate, collectionRuns } = await call.run(McpRunEstimateDocument, { input });
    const [latest] = collectionRuns;
    const { prompts, asks, simulated, obstacle } = runEstimate;
    return {
      text: `${asks} questions (${prompts} prompts), ${say(runEstimate.cost)}${simulated ? ', simulated' : ''}.${obstacle ? ` ${obstacle}` : ''}`,
      data: {
        ...withoutNulls({ simulated, prompts, asks, cost: runEstimate.cost, obstacle }),
        spent_this_month: runEstimate.spentThisMonth,
        ...withoutNulls({ monthly_budget: runEstimate.monthlyBudget }),
        within_budget: runEstimate.withinBudget,
        platforms: runEstimate.platforms.map(
          ({ platform: { key }, model, asks: own, cost: price, problem }) =>
            withoutNulls({ platform: key, model, asks: own, cost: price, problem }),
        ),
        ...(latest && {
          latest_run: {
            ...{ status: latest.status.toLowerCase(), started_at: latest.startedAt },
            ...{ done: latest.done, planned: latest.planned },
          },
        }),
      },
    };
  },
});

export const startRun = defineTool({
  name: 'start_run',
  description:
    'Starts a collection run, which may cost money: show estimate_run to the user and get their consent first.',
  writes: true,
  input: z.strictObject({
    ...runArguments,
    confirm: z.literal(true, 'must be true, after the user has agreed to the estimated cost.'),
  }),
  output: z.object({
    simulated: z.boolean(),
    run_id: z.string(),
    status: z.string(),
    planned: z.int(),
    estimated_cost: cost,
  }),
  async run({ confirm: _, ...input }, call) {
    const { startRun: run } = await call.run(McpStartRunDocument, { input });
    return {
      text: `Run ${run.id} started: ${run.planned} questions, ${say(run.estimatedCost)}.`,
      data: {
        ...{ simulated: run.simulated, run_id: run.id, status: run.status.toLowerCase() },
        ...withoutNulls({ planned: run.planned, estimated_cost: run.estimatedCost }),
      },
    };
  },
});
