import { requireViewer } from '../../context.ts';
import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';

export const contentToolQueries = {
  llmsTxtFile: (_root, { userId }, context) =>
    context.services.contentTools.llmsTxtFile(requireViewer(context), userId),

  contentGenerator: (_root, { userId }, context) =>
    context.services.contentTools.contentGenerator(requireViewer(context), userId),
} satisfies QueryResolvers;
