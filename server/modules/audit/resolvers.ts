import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const auditQueries = {
  auditEvents: (_root, { first, after }, context) =>
    context.services.audit.list(requireViewer(context), { first, after: after ?? null }),
} satisfies QueryResolvers;
