import type { Judgement } from '../../server/analysis/types.ts';
import { chance, type Random } from '../../server/platforms/simulator/random.ts';

/** From this day of the year on a chat model judges the answers. */
export const JUDGED_FROM = 273;
const MODEL = 'judge-2';
/** Of the companies; of the others the model says that nothing judges them. */
const SHARE_JUDGED = 0.87;

/** What a chat model says of the companies that a text names: mostly well of them, as `writeText` does. */
export const drawJudgement = (random: Random, companies: readonly string[]): Judgement => ({
  model: MODEL,
  companies: companies.map((name) => ({
    name,
    sentiment: chance(random, SHARE_JUDGED) ? Math.round(100 * random() ** 0.35) : null,
  })),
});
