import type { Db } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import { addDays } from '../lib/days.ts';
import { ownViewer } from '../modules/accounts/owner-viewer.ts';
import { DEFAULT_WINDOWS } from '../modules/experiments/model.ts';
import { createExperimentsService } from '../modules/experiments/service.ts';
import type { Services } from '../services.ts';
import type { DemoAccount } from './accounts.ts';

interface Deps {
  db: Db;
  services: Services;
  clock: Clock;
}

interface DemoExperiment {
  name: string;
  page: string;
  /** Topics of which some prompts are treated. */
  topics: readonly string[];
  /** Days from the publication to the latest collected day, both included. */
  age: number;
}

/** Treated prompts of each topic. */
const TREATED = 4;

const EXPERIMENTS: readonly DemoExperiment[] = [
  {
    name: 'A guide to choosing an API gateway',
    page: '/guides/choosing-an-api-gateway',
    topics: ['API', 'Cloud'],
    age: DEFAULT_WINDOWS.daysLeftOut + DEFAULT_WINDOWS.daysAfter,
  },
  {
    name: 'Support bots compared, with prices',
    page: '/guides/support-bots-compared',
    topics: ['Bot', 'Workflow Automation'],
    age: 14,
  },
];

/**
 * Registers a demo account's experiments on the days on which their pages would have been published, and ends those whose days are
 * over. An account that has experiments stays as it is.
 * @param until the latest collected day
 */
export async function registerDemoExperiments(
  { db, services, clock }: Deps,
  { id: userId, email, role, tracks }: DemoAccount,
  until: string,
): Promise<void> {
  const viewer = ownViewer({ userId, email, role, view: 'general' });
  const { accounts, actionCenter, rateLimiter } = services;
  const at = (now: Clock) =>
    createExperimentsService({
      ...{ db, accounts, actionCenter, rateLimiter, clock: now },
      ended: async () => {},
    });
  const { experiments } = await at(clock).list(viewer, null);
  if (!tracks || experiments.length > 0) return;
  const prompts = await services.briefs.prompts(viewer, { first: 50 });
  for (const { name, page, topics, age } of EXPERIMENTS) {
    const published = addDays(until, 1 - age);
    const past = at(() => new Date(`${published}T08:00:00.000Z`));
    const treated = topics.flatMap((topic) =>
      prompts
        .filter((prompt) => prompt.topic.name === topic && !prompt.question.includes(tracks.brand.name))
        .slice(0, TREATED)
        .map(({ id }) => id),
    );
    const pages = [`https://${tracks.brand.domain}${page}`];
    const { experiment } = await past.create(viewer, { name, pages, treated });
    if (!experiment) continue;
    const { errors } = await past.register(viewer, experiment.id);
    // Fewer answers than a whole demo has.
    if (errors.length > 0) await past.deleteDraft(viewer, experiment.id);
  }
  await at(clock).endOver();
}
