import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const visitQueries = {
  visitMetrics: (_root, args, context) =>
    context.services.visitMetrics.overview(requireViewer(context), args),
  agentVisits: (_root, args, context) => context.services.visitMetrics.agent(requireViewer(context), args),
  pageVisitsList: (_root, args, context) => context.services.visitMetrics.pages(requireViewer(context), args),
  pageVisits: (_root, args, context) => context.services.visitMetrics.page(requireViewer(context), args),
  siteFileVisits: (_root, args, context) =>
    context.services.visitMetrics.siteFiles(requireViewer(context), args),
  peopleMetrics: (_root, args, context) => context.services.visitMetrics.people(requireViewer(context), args),
  recentVisits: (_root, { userId, first }, context) =>
    context.services.visitMetrics.recent(requireViewer(context), userId, first),
  visitsSimulated: (_root, { userId }, context) =>
    context.services.visitMetrics.simulated(requireViewer(context), userId),
  visitImports: (_root, { userId, first }, context) =>
    context.services.visitMetrics.imports(requireViewer(context), userId, first),
  vercelDrainSigned: (_root, _args, context) =>
    context.services.visits.hasVercelSecret(requireViewer(context).userId),
} satisfies QueryResolvers;

export const visitMutations = {
  async setVercelSecret(_root, { secret = null }, context) {
    const viewer = requireViewer(context);
    await context.services.visits.setVercelSecret(viewer, secret);
    return context.services.visits.hasVercelSecret(viewer.userId);
  },
} satisfies MutationResolvers;
