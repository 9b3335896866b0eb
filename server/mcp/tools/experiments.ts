import { z } from 'zod';
import { round } from '../../statistics/arithmetic.ts';
import { sayData, shown } from '../figures.ts';
import {
  McpExperimentDocument,
  type McpExperimentQuery,
  McpExperimentsDocument,
} from '../operations.generated.ts';
import { defineTool } from '../tool.ts';
import { withoutNulls } from '../without-nulls.ts';

const points = z.number().optional();

const experiment = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  metric: z.string(),
  starts_on: z.string(),
  ends_on: z.string().optional(),
  treated: z.int(),
  controls: z.int(),
  verdict: z.string().optional(),
  sentence: z.string().optional(),
  difference: points,
  low: points,
  high: points,
  p_value: points,
  pages: z.array(z.string()).optional(),
  treated_questions: z.array(z.string()).optional(),
  notes: z.array(z.string()).optional(),
});

export const experiments = defineTool({
  name: 'experiments',
  description:
    'Experiments on published pages; with id one with its difference in differences (points), 95 % interval, p-value and verdict.',
  input: z.strictObject({ id: z.string().max(60).optional() }),
  output: z.object({ simulated: z.boolean(), rows: z.array(experiment), total: z.int() }),
  async run({ id }, call) {
    if (id === undefined) {
      const { viewer, experiments: list } = await call.run(McpExperimentsDocument, {});
      const rows = list.experiments.map(({ startsOn, endsOn, ...each }) => ({
        ...withoutNulls({ ...each, verdict: each.verdict?.toLowerCase() ?? null }),
        ...{ state: each.state.toLowerCase(), metric: each.metric.toLowerCase() },
        ...{ starts_on: startsOn, ends_on: endsOn },
      }));
      return {
        text: `${sayData(viewer.simulated)}${rows.length} experiments.`,
        data: { simulated: viewer.simulated, rows, total: rows.length },
      };
    }
    const found = (await call.run(McpExperimentDocument, { id })).experiment;
    const row = detail(found);
    return {
      text: `${sayData(found.simulated)}${row.name}: ${row.sentence ?? row.state}`,
      data: { simulated: found.simulated, rows: [row], total: 1 },
    };
  },
});

const MAX_QUESTIONS = 50;

function detail({ result, progress, prompts, startsOn, ...each }: McpExperimentQuery['experiment']) {
  const treated = prompts.filter(({ role }) => role === 'TREATED');
  return {
    ...{ id: each.id, name: each.name, pages: each.pages, starts_on: startsOn },
    ...{ state: each.state.toLowerCase(), metric: each.metric.toLowerCase() },
    treated: result?.comparedTreated ?? treated.length,
    controls: result?.comparedControls ?? prompts.length - treated.length,
    ...withoutNulls({
      verdict: result?.verdict.toLowerCase() ?? null,
      sentence: result?.sentence ?? progress?.sentence ?? null,
      difference: shown(result?.difference ?? null),
      low: shown(result?.low ?? null),
      high: shown(result?.high ?? null),
      p_value: typeof result?.pValue === 'number' ? round(result.pValue, 4) : null,
    }),
    treated_questions: treated.slice(0, MAX_QUESTIONS).map(({ question }) => question),
    notes: result?.notes ?? [],
  };
}
