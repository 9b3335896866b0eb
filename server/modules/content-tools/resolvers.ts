import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/context.ts';

export const contentToolQueries = {
  llmsTxtFile: (_root, { userId }, context) =>
    context.services.contentTools.llmsTxtFile(requireViewer(context), userId),

  contentGenerator: (_root, { userId }, context) =>
    context.services.contentTools.contentGenerator(requireViewer(context), userId),
} satisfies QueryResolvers;
