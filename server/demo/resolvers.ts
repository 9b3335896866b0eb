import type { QueryResolvers } from '../graphql/resolvers.generated.ts';
import { requireViewer } from '../http/request-context.ts';

export const demoQueries = {
  demoProgress: (_root, _args, context) => context.services.demoProgress(requireViewer(context).userId),
} satisfies QueryResolvers;
