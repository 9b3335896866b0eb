import type { Complete } from '../../graphql/complete.ts';
import type {
  ComparedPromptResolvers,
  ExperimentCandidateResolvers,
  ExperimentComparisonResolvers,
  ExperimentPromptResolvers,
  ExperimentResolvers,
  ExperimentInput as GraphqlInput,
  ListedExperimentResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import { rate } from '../../statistics/rates.ts';
import { fromEnum, toEnum } from '../pages/enums.ts';
import { type ComparedPrompt, type Comparison, type ExperimentPrompt, windowsOf } from './model.ts';

import type { ListedExperiment } from './store.ts';
import type { DraftCandidate, ExperimentView } from './views.ts';

export const experimentQueries = {
  experiments: (_root, { userId }, context) =>
    context.services.experiments.list(requireViewer(context), userId),
  experiment: (_root, { userId, id }, context) =>
    context.services.experiments.experiment(requireViewer(context), userId, id),
  changeSince: (_root, { userId, ...input }, context) =>
    context.services.experiments.changeSince(requireViewer(context), userId, input),
} satisfies QueryResolvers;

const toInput = ({ metric, ...input }: GraphqlInput) => ({ ...input, metric: metric && fromEnum(metric) });

export const experimentMutations = {
  createExperiment: (_root, { input }, context) =>
    context.services.experiments.create(requireViewer(context), toInput(input)),
  updateExperiment: (_root, { id, input }, context) =>
    context.services.experiments.update(requireViewer(context), id, toInput(input)),
  registerExperiment: (_root, { id }, context) =>
    context.services.experiments.register(requireViewer(context), id),
  abandonExperiment: (_root, { id, reason }, context) =>
    context.services.experiments.abandon(requireViewer(context), id, reason),
  deleteExperiment: async (_root, { id }, context) => ({
    id: await context.services.experiments.deleteDraft(requireViewer(context), id),
  }),
} satisfies MutationResolvers;

const listed: Complete<ListedExperimentResolvers, Omit<ListedExperiment, 'metric'>> = {
  state: ({ status }) => toEnum(status),
  metric: ({ metric }) => toEnum(metric),
  endsOn: (experiment) => windowsOf(experiment).after.to,
  verdict: ({ result }) => result && toEnum(result.verdict),
  sentence: ({ result }) => result?.sentence ?? null,
};

const experiment: Complete<ExperimentResolvers, Omit<ExperimentView, 'metric' | LazyField>> = {
  state: ({ status }) => toEnum(status),
  metric: ({ metric }) => toEnum(metric),
  windows: (own) => windowsOf(own),
  checks: ({ checks }) => checks(),
  power: ({ power }) => power(),
  candidates: ({ candidates }, args) => candidates(args),
  progress: ({ progress }) => progress(),
};
type LazyField = 'checks' | 'power' | 'candidates' | 'progress';

const prompt: Complete<ExperimentPromptResolvers, Omit<ExperimentPrompt, 'role'>> = {
  role: ({ role }) => toEnum(role),
};

const candidate: Complete<ExperimentCandidateResolvers, Omit<DraftCandidate, 'role' | 'base'>> = {
  base: ({ base }) => rate(base.hits, base.answers),
  role: ({ role }) => role && toEnum(role),
};

const comparison: Complete<ExperimentComparisonResolvers, Omit<Comparison, 'metric' | 'verdict'>> = {
  metric: ({ metric }) => toEnum(metric),
  verdict: ({ verdict }) => toEnum(verdict),
};

const comparedPrompt: Complete<ComparedPromptResolvers, Omit<ComparedPrompt, 'role'>> = {
  role: ({ role }) => toEnum(role),
};

const platformNames = { name: ({ platform }: { platform: string }) => platformName(platform) };

export const experimentTypes = {
  ExperimentPlatform: platformNames,
  ComparedPlatform: platformNames,
  ListedExperiment: listed,
  Experiment: experiment,
  ExperimentPrompt: prompt,
  ExperimentCandidate: candidate,
  ExperimentComparison: comparison,
  ComparedPrompt: comparedPrompt,
};
