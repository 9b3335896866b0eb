import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const promptQueries = {
  async promptSettings(_root, { userId, topicId, archived }, context) {
    const { accounts, promptEdits } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return promptEdits.list(account.userId, { topicId: topicId ?? null, archived: archived ?? false });
  },
} satisfies QueryResolvers;

export const promptMutations = {
  addPrompts: (_root, { topicId, questions }, context) =>
    context.services.promptEdits.add(requireViewer(context), topicId, questions),
  async changePrompt(_root, { id, question }, context) {
    const { prompts, errors } = await context.services.promptEdits.change(
      requireViewer(context),
      id,
      question,
    );
    return { prompt: prompts[0] ?? null, errors };
  },
  movePrompts: (_root, { ids, topicId }, context) =>
    context.services.promptEdits.move(requireViewer(context), ids, topicId),
  archivePrompts: async (_root, { ids }, context) => ({
    prompts: await context.services.promptEdits.archive(requireViewer(context), ids),
  }),
  restorePrompts: async (_root, { ids }, context) => ({
    prompts: await context.services.promptEdits.restore(requireViewer(context), ids),
  }),
  importPrompts: (_root, { rows }, context) =>
    context.services.promptEdits.import(requireViewer(context), rows),
} satisfies MutationResolvers;
