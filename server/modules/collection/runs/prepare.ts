import { utcDay } from '../../../lib/days.ts';
import { type ConfiguredPlatform, canBeAsked } from '../../../platforms/registry.ts';
import { withSimulatedPlatforms } from '../../../platforms/simulator/simulator.ts';
import type { CollectionSettings, RunOptions } from '../model.ts';
import type { RunDeps } from '../settings/service.ts';
import { estimatePlatform, type PlatformEstimate, sumKnownCosts } from './estimate.ts';
import { type PlannedItem, planRun } from './plan.ts';
import { findRunningRun, listExistingAnswers, sumUsage } from './store.ts';

/** A larger run would take days, and cost more than anyone intends to spend at once. */
const MAX_ITEMS = 20_000;

/** The runs on which an estimate is based. */
const RUNS_FOR_ESTIMATE = 10;

/** Why a run cannot start; `busy` is temporary. */
export interface Obstacle {
  kind: 'busy' | 'nothing-left' | 'budget' | 'setting';
  message: string;
}

/** What a run would do if it started now. */
export interface PreparedRun {
  settings: CollectionSettings;
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  samples: number;
  prompts: number;
  items: PlannedItem[];
  platforms: PlatformEstimate[];
  /** US dollars of the platforms with a known price; null if there is none. */
  cost: number | null;
  /** Whether the simulator writes all answers. */
  simulated: boolean;
  spentThisMonth: number;
  withinBudget: boolean;
  obstacle: Obstacle | null;
}

/** Plans a run without starting it. */
export async function prepareRun(deps: RunDeps, userId: string, options: RunOptions): Promise<PreparedRun> {
  const { db, prices } = deps;
  // First, so that a run that ends meanwhile has stored all its answers when they are listed below.
  const isRunning = (await findRunningRun(db, userId)) !== null;
  const settings = await deps.settings.of(userId);
  const samples = options.samples ?? settings.samples;
  const chosen = options.platforms ?? settings.platforms;
  const isDemo = deps.isDemoAccount(userId);
  const selected = deps.platforms
    .all()
    .filter((platform) => chosen.includes(platform.key) && canBeAsked(platform));
  const usable = isDemo ? withSimulatedPlatforms(selected) : selected;
  const [prompts, personaPrompts] = await Promise.all([
    deps.prompts.active(userId),
    deps.personas.asked(userId),
  ]);
  const day = utcDay(deps.clock());
  const items = planRun(
    {
      promptIds: prompts.map(({ id }) => id),
      personaPrompts,
      platforms: usable.map(({ key }) => key),
      samples,
      again: options.again ?? false,
    },
    await listExistingAnswers(db, userId, day),
  );
  const usages = await sumUsage(db, userId, RUNS_FOR_ESTIMATE);
  const problems = await deps.health.problems();
  const estimates = usable.map((platform) => {
    const asks = items.filter((item) => item.platform === platform.key).length;
    const alreadyThere = Math.max(0, (prompts.length + personaPrompts.length) * samples - asks);
    const problem = problems.get(platform.key) ?? null;
    return estimatePlatform(platform, { asks, alreadyThere, problem }, usages, prices);
  });
  const cost = sumKnownCosts(estimates.map((estimate) => estimate.cost));
  const spentThisMonth = await deps.settings.spentThisMonth(userId);
  const prepared = {
    settings,
    day,
    samples,
    prompts: prompts.length,
    items,
    platforms: estimates,
    cost,
    simulated: usable.length > 0 && usable.every(({ status }) => status === 'simulated'),
    spentThisMonth,
    withinBudget: spentThisMonth + (cost ?? 0) <= (settings.monthlyBudget ?? Number.POSITIVE_INFINITY),
  };
  const { brand } = await deps.brands.tracked(userId);
  const mixesSimulated = isDemo && !prepared.simulated;
  const state = { hasBrand: brand !== null, isRunning, usable, chosen, mixesSimulated };
  return { ...prepared, obstacle: findObstacle(prepared, state) };
}

function findObstacle(
  { prompts, items, settings, spentThisMonth, cost }: Omit<PreparedRun, 'obstacle'>,
  state: {
    hasBrand: boolean;
    isRunning: boolean;
    usable: readonly ConfiguredPlatform[];
    chosen: readonly string[];
    mixesSimulated: boolean;
  },
): Obstacle | null {
  const setting = (message: string): Obstacle => ({ kind: 'setting', message });
  if (state.isRunning) return { kind: 'busy', message: 'A run is going on.' };
  if (!state.hasBrand) return setting('No brand is tracked yet.');
  if (prompts === 0) return setting('There are no prompts to ask yet.');
  if (state.chosen.length === 0) return setting('No platform is chosen.');
  if (state.usable.length === 0) return setting('None of the chosen platforms can be asked on this server.');
  if (state.mixesSimulated) {
    return setting(
      'The answers of this demo account are simulated. Choose the simulator alone, or sign up and collect for a brand of your own.',
    );
  }
  if (items.length === 0) {
    return { kind: 'nothing-left', message: 'Every prompt has today’s answers already.' };
  }
  if (items.length > MAX_ITEMS) {
    const max = MAX_ITEMS.toLocaleString('en');
    return setting(`These are ${items.length.toLocaleString('en')} questions; a run asks at most ${max}.`);
  }
  const { monthlyBudget } = settings;
  if (monthlyBudget !== null && cost !== null && cost !== 0 && spentThisMonth >= monthlyBudget) {
    return { kind: 'budget', message: budgetUsedUp(monthlyBudget) };
  }
  return null;
}

/** The message wherever the budget stops a run. */
export const budgetUsedUp = (budget: number) =>
  `This month’s budget of $${budget.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} is used up.`;
