import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const actionCenterQueries = {
  actionCenterStatus: async (_root, { userId }, context) => ({
    state: await context.services.actionCenter.state(requireViewer(context), userId),
  }),

  actionCenterExample: (_root, { userId }, context) =>
    context.services.actionCenter.homeExample(requireViewer(context), userId),

  contentComparison: (_root, { userId }, context) =>
    context.services.actionCenter.comparison(requireViewer(context), userId),

  sourceAnalysis: (_root, { userId }, context) =>
    context.services.actionCenter.sources(requireViewer(context), userId),

  contentGenerator: (_root, { userId }, context) =>
    context.services.actionCenter.generator(requireViewer(context), userId),

  fundActionCenter: (_root, { userId }, context) =>
    context.services.actionCenter.fundHome(requireViewer(context), userId),

  fundGenerator: (_root, { userId }, context) =>
    context.services.actionCenter.fundGenerator(requireViewer(context), userId),

  llmsLibrary: (_root, { userId }, context) =>
    context.services.actionCenter.llmsLibrary(requireViewer(context), userId),

  fundOutreach: (_root, { userId }, context) =>
    context.services.actionCenter.fundOutreach(requireViewer(context), userId),

  crawlerActivity: (_root, { userId }, context) =>
    context.services.actionCenter.crawlerActivity(requireViewer(context), userId),
} satisfies QueryResolvers;
