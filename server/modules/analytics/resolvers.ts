import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const analyticsQueries = {
  analyticsConnection: (_root, _args, context) =>
    context.services.analytics.connection(requireViewer(context)),
  searchReports: (_root, _args, context) => context.services.analytics.reports.list(requireViewer(context)),
  pageResults: (_root, args, context) => context.services.analytics.results(requireViewer(context), args),
} satisfies QueryResolvers;

export const analyticsMutations = {
  connectAnalytics: async (_root, { input }, context) => {
    const connection = await context.services.analytics.connect(requireViewer(context), input);
    return { connection };
  },
  disconnectAnalytics: async (_root, _args, context) => {
    await context.services.analytics.disconnect(requireViewer(context));
    return { connection: null };
  },
  readAnalytics: async (_root, _args, context) => {
    const viewer = requireViewer(context);
    await context.services.analytics.readSoon(viewer);
    return { connection: await context.services.analytics.connection(viewer) };
  },
  importSearchReport: async (_root, { input }, context) => {
    const viewer = requireViewer(context);
    await context.services.analytics.reports.add(viewer, input);
    return context.services.analytics.reports.list(viewer);
  },
  removeSearchReport: async (_root, { id }, context) => {
    const viewer = requireViewer(context);
    await context.services.analytics.reports.remove(viewer, id);
    return context.services.analytics.reports.list(viewer);
  },
} satisfies MutationResolvers;
