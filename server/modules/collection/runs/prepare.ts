import type { ConfiguredPlatform } from '../../../platforms/registry.ts';
import type { CollectionDeps } from '../deps.ts';
import type { CollectionSettings, RunOptions } from '../model.ts';
import type { CollectionSettingsService } from '../settings/service.ts';
import { estimatePlatform, knownCost, type PlatformEstimate } from './estimate.ts';
import { type PlannedAsk, planRun } from './plan.ts';
import { existingOn, runningRun, usageOfLatest } from './store.ts';

/** More would take days, and cost more than anybody means to spend at once. */
const MOST_ASKS = 20_000;

/** Runs whose answers an estimate goes by. */
const RUNS_TO_GO_BY = 10;

/** Why no run can be started; `busy` passes by itself. */
export interface Obstacle {
  kind: 'busy' | 'nothing-left' | 'budget' | 'setting';
  message: string;
}

/** What a run would do if it were started now. */
export interface PreparedRun {
  settings: CollectionSettings;
  /** UTC. */
  day: string;
  samples: number;
  prompts: number;
  asks: PlannedAsk[];
  platforms: PlatformEstimate[];
  /** US dollars of the platforms whose price is known; null when none is. */
  cost: number | null;
  spentThisMonth: number;
  withinBudget: boolean;
  obstacle: Obstacle | null;
}

/** Plans a run without starting it. */
export async function prepareRun(
  deps: CollectionDeps & { settings: CollectionSettingsService },
  userId: string,
  options: RunOptions,
): Promise<PreparedRun> {
  const { db, prompts, platforms, prices, clock } = deps;
  // Before what is there is looked at: a run that ends in between has then stored all of it.
  const running = (await runningRun(db, userId)) !== null;
  const settings = await deps.settings.of(userId);
  const samples = options.samples ?? settings.samples;
  const chosen = options.platforms ?? settings.platforms;
  const usable = platforms
    .all()
    .filter(({ key, status }) => chosen.includes(key) && (status === 'on' || status === 'simulated'));
  const active = await prompts.active(userId);
  const day = clock().toISOString().slice(0, 10);
  const asks = planRun(
    {
      promptIds: active.map(({ id }) => id),
      platforms: usable.map(({ key }) => key),
      samples,
      again: options.again ?? false,
    },
    await existingOn(db, userId, day),
  );
  const usages = await usageOfLatest(db, userId, RUNS_TO_GO_BY);
  const estimates = usable.map((platform) => {
    const count = asks.filter((ask) => ask.platform === platform.key).length;
    const whole = active.length * samples;
    return estimatePlatform(
      platform,
      { asks: count, alreadyThere: Math.max(0, whole - count) },
      usages,
      prices,
    );
  });
  const cost = knownCost(estimates.map((estimate) => estimate.cost));
  const spentThisMonth = await deps.settings.spentThisMonth(userId);
  const budget = settings.monthlyBudget ?? Number.POSITIVE_INFINITY;
  const prepared = {
    settings,
    day,
    samples,
    prompts: active.length,
    asks,
    platforms: estimates,
    cost,
    spentThisMonth,
    withinBudget: spentThisMonth + (cost ?? 0) <= budget,
  };
  const { brand } = await deps.brands.tracked(userId);
  const mixes = deps.isSample(userId) && usable.some(({ status }) => status !== 'simulated');
  return {
    ...prepared,
    obstacle: obstacleOf(prepared, { hasBrand: brand !== null, running, usable, chosen, mixes }),
  };
}

function obstacleOf(
  { prompts, asks, settings, spentThisMonth, cost }: Omit<PreparedRun, 'obstacle'>,
  state: {
    hasBrand: boolean;
    running: boolean;
    usable: readonly ConfiguredPlatform[];
    chosen: readonly string[];
    mixes: boolean;
  },
): Obstacle | null {
  const setting = (message: string): Obstacle => ({ kind: 'setting', message });
  if (state.running) return { kind: 'busy', message: 'A run is going on.' };
  if (!state.hasBrand) return setting('No brand is tracked yet.');
  if (prompts === 0) return setting('There are no prompts to ask yet.');
  if (state.chosen.length === 0) return setting('No platform is chosen.');
  if (state.usable.length === 0) return setting('None of the chosen platforms can be asked on this server.');
  if (state.mixes) {
    return setting(
      'The answers of this sample account are made up. Choose the simulator alone, or sign up and collect for a brand of your own.',
    );
  }
  if (asks.length === 0) {
    return { kind: 'nothing-left', message: 'Every prompt has today’s answers already.' };
  }
  if (asks.length > MOST_ASKS) {
    const most = MOST_ASKS.toLocaleString('en');
    return setting(`These are ${asks.length.toLocaleString('en')} questions; a run asks at most ${most}.`);
  }
  if (settings.monthlyBudget !== null && cost !== 0 && cost !== null) {
    if (spentThisMonth >= settings.monthlyBudget) {
      return { kind: 'budget', message: budgetUsedUp(settings.monthlyBudget) };
    }
  }
  return null;
}

/** What is said wherever the budget stops a run. */
export const budgetUsedUp = (budget: number) =>
  `This month’s budget of $${budget.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} is used up.`;
