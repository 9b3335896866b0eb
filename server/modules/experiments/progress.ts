import type { Db } from '../../db/client.ts';
import { addDays, countDays } from '../../lib/days.ts';
import { pageIdOf } from './candidates.ts';
import { listModels } from './compare-platforms.ts';
import { findGroupDays, findModels } from './counts-store.ts';
import { type ComparedPlatform, type Experiment, windowsOf } from './model.ts';

/** How far an experiment has come; nothing that tells how its groups compare. */
export interface Progress {
  daysPassed: number;
  daysTotal: number;
  sentence: string;
  /** Answers of each group by day. */
  days: { day: string; treatedAnswers: number; controlAnswers: number }[];
  /** Models of each platform so far. */
  platforms: ProgressPlatform[];
}

export type ProgressPlatform = Pick<ComparedPlatform, 'platform' | 'models'>;

export async function findProgress(
  db: Db,
  userId: string,
  experiment: Experiment,
  today: string,
): Promise<Progress> {
  const windows = windowsOf(experiment);
  const { prompts, startsOn } = experiment;
  const treatedIds = prompts.filter(({ role }) => role === 'treated').map(({ promptId }) => promptId);
  const range = { from: windows.before.from, to: windows.after.to };
  const query = {
    ...{ userId, metric: 'mentions' as const },
    pageIds: experiment.pages.map(pageIdOf),
    promptIds: prompts.map(({ promptId }) => promptId),
  };
  const rows = await findGroupDays(db, query, treatedIds, range);
  const models = await findModels(db, userId, treatedIds, range);
  const daysTotal = countDays({ from: startsOn, to: windows.after.to });
  const daysPassed = Math.max(0, Math.min(daysTotal, countDays({ from: startsOn, to: addDays(today, -1) })));
  const sumOf = (own: typeof rows, group: 'treated' | 'control') =>
    own.filter(({ promptGroup }) => promptGroup === group).reduce((total, { answers }) => total + answers, 0);
  return {
    daysPassed,
    daysTotal,
    sentence: describeProgress(experiment, today, windows.after.to),
    days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => ({
      day,
      treatedAnswers: sumOf(own, 'treated'),
      controlAnswers: sumOf(own, 'control'),
    })),
    platforms: [...Map.groupBy(models, ({ platform }) => platform)].map(([platform, own]) => ({
      platform,
      models: listModels(own),
    })),
  };
}

function describeProgress({ startsOn }: Experiment, today: string, lastDay: string): string {
  if (today < startsOn) return `It starts on ${startsOn}.`;
  if (today > lastDay) return 'Its last day is over. The result is being computed.';
  return `The result comes after ${lastDay}. Until then the groups are not compared.`;
}
