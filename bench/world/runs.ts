import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../../server/db/client.ts';
import { textId } from '../../server/lib/text-id.ts';
import type { CollectionDetails } from '../../server/modules/answers/model.ts';
import { addToCounts, NO_COUNTS, type RunCounts } from '../../server/modules/collection/items/store.ts';
import { insertRun } from '../../server/modules/collection/runs/store.ts';
import type { WorldAnswer } from './answers.ts';
import { PROMPTS } from './prompts.ts';

const DOLLARS_PER_TOKEN = 0.000_01;
const DOLLARS_PER_SEARCH = 0.01;
/** What the question and the pages found for it come to. */
const INPUT_TOKENS = 9_000;
const CHARACTERS_PER_TOKEN = 4;

interface WorldRun {
  id: string;
  byPlatform: Map<string, RunCounts>;
}

/** The runs that collected an account's answers: one a day. */
export function createWorldRuns(userId: string) {
  const runs = new Map<string, WorldRun>();

  function runOf(day: string): WorldRun {
    const run = runs.get(day) ?? { id: randomUUIDv7(), byPlatform: new Map() };
    runs.set(day, run);
    return run;
  }

  return {
    /** Counts an answer to its day's run. @returns how the run got it */
    add({ id, platform, collectedAt, status, text, searches: made }: WorldAnswer): CollectionDetails {
      const run = runOf(collectedAt.slice(0, 10));
      const counts = run.byPlatform.get(platform) ?? { ...NO_COUNTS, platform };
      const searches = made.length;
      const outputTokens = Math.ceil(text.length / CHARACTERS_PER_TOKEN);
      const cost = (INPUT_TOKENS + outputTokens) * DOLLARS_PER_TOKEN + searches * DOLLARS_PER_SEARCH;
      run.byPlatform.set(platform, {
        ...counts,
        [status]: counts[status] + 1,
        inputTokens: counts.inputTokens + INPUT_TOKENS,
        outputTokens: counts.outputTokens + outputTokens,
        searches: counts.searches + searches,
        cost: counts.cost + cost,
      });
      return {
        runId: run.id,
        usage: { inputTokens: INPUT_TOKENS, outputTokens, searches },
        ...{
          cost,
          latencyMs: 1_000 + outputTokens * 10,
          reference: `resp_${textId(id).replaceAll('-', '')}`,
        },
      };
    },

    /** Stores the runs, with what was counted. */
    async save(tx: Db): Promise<void> {
      for (const [day, { id, byPlatform }] of runs) {
        const counts = [...byPlatform.values()];
        const platforms = counts.map(({ platform, answered, failed, refused, empty, cost }) => ({
          ...{ platform, planned: answered + failed + refused + empty, estimatedCost: cost },
        }));
        await insertRun(tx, userId, {
          ...{
            id,
            trigger: 'schedule',
            status: 'finished',
            reason: null,
            day,
            scheduledFor: day,
            samples: 1,
          },
          ...{
            prompts: PROMPTS.length,
            startedAt: `${day}T00:00:00Z`,
            finishedAt: `${day}T23:59:59Z`,
            platforms,
          },
        });
        await addToCounts(tx, { userId, id }, counts);
      }
    },
  };
}
