import { requireViewer } from '../../context.ts';
import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';

export const promptQueries = {
  prompts: (_root, { userId, filter }, context) =>
    context.services.visibility.prompts(requireViewer(context), userId, filter),
} satisfies QueryResolvers;
