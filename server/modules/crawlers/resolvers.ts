import { requireViewer } from '../../context.ts';
import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';

export const crawlerQueries = {
  crawlerActivity: (_root, { userId }, context) =>
    context.services.crawlers.activity(requireViewer(context), userId),
} satisfies QueryResolvers;
