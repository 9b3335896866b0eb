import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/context.ts';

export const actionCenterQueries = {
  actionCenterStatus: async (_root, { userId }, context) => ({
    state: await context.services.actionCenter.state(requireViewer(context), userId),
  }),

  actionCenter: (_root, { userId }, context) =>
    context.services.actionCenter.home(requireViewer(context), userId),

  contentComparison: (_root, { userId }, context) =>
    context.services.actionCenter.comparison(requireViewer(context), userId),

  sourceAnalysis: (_root, { userId }, context) =>
    context.services.actionCenter.sources(requireViewer(context), userId),
} satisfies QueryResolvers;

export const actionCenterMutations = {
  setNextStep: async (_root, { id, completed }, context) => ({
    nextStep: await context.services.actionCenter.setNextStep(requireViewer(context), id, completed),
  }),
} satisfies MutationResolvers;
