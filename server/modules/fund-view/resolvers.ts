import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const fundViewQueries = {
  fundPrompts: (_root, { userId }, context) =>
    context.services.fundView.prompts(requireViewer(context), userId),

  fundTopic: (_root, { userId, slug }, context) =>
    context.services.fundView.topic(requireViewer(context), userId, slug),
} satisfies QueryResolvers;
