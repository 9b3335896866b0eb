import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const retentionQueries = {
  textRetention: (_root, { userId }, context) =>
    context.services.retention.overview(requireViewer(context), userId),
} satisfies QueryResolvers;
