import type { Complete } from '../../graphql/complete.ts';
import type {
  CollectionRunResolvers,
  CollectionSettingsResolvers,
  MutationResolvers,
  PlatformEstimateResolvers,
  QueryResolvers,
  RunEstimateResolvers,
  RunFailureResolvers,
  RunPlatformResolvers,
  SubscriptionResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import {
  countDone,
  estimateSecondsLeft,
  type Run,
  type RunFailure,
  type RunPlatform,
  sumPlatforms,
} from './model.ts';
import { type PlatformEstimate, sumKnownCosts } from './runs/estimate.ts';
import type { PreparedRun } from './runs/prepare.ts';
import { watchRun } from './runs/progress.ts';
import type { SettingsView } from './settings/service.ts';

export const collectionQueries = {
  async collectionSettings(_root, { userId }, context) {
    const { accounts, collection } = context.services;
    return collection.settings.view(await accounts.readable(requireViewer(context), userId));
  },
  runEstimate: (_root, { input }, context) =>
    context.services.collection.runs.estimate(requireViewer(context), { ...input }),
  async collectionRuns(_root, { userId, first, before }, context) {
    const { accounts, collection } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return collection.runs.list(account.userId, { first: first ?? 20, before: before ?? null });
  },
  async collectionRun(_root, { userId, id }, context) {
    const { accounts, collection } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return collection.runs.find(account.userId, id);
  },
} satisfies QueryResolvers;

export const collectionMutations = {
  async saveCollectionSettings(_root, { input }, context) {
    const { accounts, collection } = context.services;
    const viewer = requireViewer(context);
    const { errors, conflict = null } = await collection.settings.save(viewer, { ...input });
    const settings = await collection.settings.view(await accounts.readable(viewer, null));
    return { settings, conflict, errors };
  },
  startRun: (_root, { input }, context) =>
    context.services.collection.runs.start(requireViewer(context), { ...input }),
  cancelRun: (_root, { id }, context) => context.services.collection.runs.cancel(requireViewer(context), id),
} satisfies MutationResolvers;

export const collectionSubscriptions = {
  runProgress: {
    subscribe: (_root, _args, context) =>
      watchRun(context.services.collection.runs, requireViewer(context).userId),
    resolve: (run: Run) => run,
  },
} satisfies SubscriptionResolvers;

const platform = (row: { platform: string }) => ({ key: row.platform, name: platformName(row.platform) });

const settings: Complete<CollectionSettingsResolvers, SettingsView> = {
  spentThisMonth: (view) => view.spentThisMonth(),
  nextRun: ({ nextRun }) => nextRun?.toISOString() ?? null,
  setUp: ({ setUpAt }) => setUpAt !== null,
};

const run: Complete<CollectionRunResolvers, Omit<Run, 'status' | 'trigger'>> = {
  trigger: ({ trigger }) => trigger.toUpperCase() as Uppercase<typeof trigger>,
  status: ({ status }) => status.toUpperCase() as Uppercase<typeof status>,
  planned: (row) => sumPlatforms(row, ({ planned }) => planned),
  done: (row) => sumPlatforms(row, countDone),
  unsent: (row) => sumPlatforms(row, ({ unsent }) => unsent),
  failed: (row) => sumPlatforms(row, ({ failed, refused, empty }) => failed + refused + empty),
  estimatedCost: ({ platforms }) => sumKnownCosts(platforms.map(({ estimatedCost }) => estimatedCost)),
  cost: (row) => sumPlatforms(row, ({ cost }) => cost),
  secondsLeft: (row) => estimateSecondsLeft(row, new Date()),
  failures: (row, _args, context) => context.services.collection.runs.failures(row),
  simulated: (row, _args, context) => context.services.collection.runs.isSimulated(row),
};

const estimate: Complete<RunEstimateResolvers, Omit<PreparedRun, 'items' | 'obstacle'>> = {
  asks: ({ items }) => items.length,
  monthlyBudget: ({ settings }) => settings.monthlyBudget,
  obstacle: ({ obstacle }) => obstacle?.message ?? null,
  pricesOf: (_row, _args, context) => context.services.collection.pricesOf,
  unpriced: ({ platforms }) => platforms.filter(({ cost }) => cost === null).map(platform),
};

export const collectionTypes = {
  CollectionSettings: settings,
  CollectionRun: run,
  RunEstimate: estimate,
  RunPlatform: { platform } satisfies Complete<RunPlatformResolvers, Omit<RunPlatform, 'platform'>>,
  RunFailure: { platform } satisfies Complete<RunFailureResolvers, Omit<RunFailure, 'platform'>>,
  PlatformEstimate: { platform } satisfies Complete<
    PlatformEstimateResolvers,
    Omit<PlatformEstimate, 'platform'>
  >,
};
