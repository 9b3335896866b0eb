import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const promptQueries = {
  async promptSettings(_root, { userId, topicId, archived }, context) {
    const { accounts, promptSettings } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return promptSettings.list(account.userId, { topicId: topicId ?? null, archived: archived ?? false });
  },
} satisfies QueryResolvers;

export const promptMutations = {
  addPrompts: (_root, { topicId, questions }, context) =>
    context.services.promptSettings.add(requireViewer(context), topicId, questions),
  async changePrompt(_root, { id, question }, context) {
    const viewer = requireViewer(context);
    const changed = await context.services.promptSettings.change(viewer, id, question);
    return { conflict: null, ...changed };
  },
  movePrompts: (_root, { ids, topicId }, context) =>
    context.services.promptSettings.move(requireViewer(context), ids, topicId),
  archivePrompts: async (_root, { ids }, context) => ({
    prompts: await context.services.promptSettings.archive(requireViewer(context), ids),
  }),
  restorePrompts: async (_root, { ids }, context) => ({
    prompts: await context.services.promptSettings.restore(requireViewer(context), ids),
  }),
  importPrompts: (_root, { rows }, context) =>
    context.services.promptSettings.import(requireViewer(context), rows),
} satisfies MutationResolvers;
