import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/context.ts';

export const crawlerQueries = {
  crawlerActivity: (_root, { userId }, context) =>
    context.services.crawlers.activity(requireViewer(context), userId),
} satisfies QueryResolvers;
