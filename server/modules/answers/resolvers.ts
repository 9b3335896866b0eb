import { requireViewer } from '../../context.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';

export const answerMutations = {
  importAnswers: (_root, { answers }, context) =>
    context.services.answers.importRecorded(requireViewer(context), answers),
  reanalyse: (_root, _args, context) => context.services.answers.reanalyse(requireViewer(context)),
} satisfies MutationResolvers;
