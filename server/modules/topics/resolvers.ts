import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { type RequestContext, requireViewer } from '../../http/request-context.ts';
import type { Viewer } from '../accounts/model.ts';
import type { TopicEdit, TopicEditsService } from './edit-service.ts';

export const topicQueries = {
  async topics(_root, { userId }, context) {
    const { accounts, topics } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return (await topics.list(account.userId)).topics;
  },
  async topicSettings(_root, { userId }, context) {
    const { accounts, topicEdits } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return topicEdits.list(account.userId);
  },
} satisfies QueryResolvers;

export const topicMutations = {
  addTopics: (_root, { names }, context) => edited(context, (edits, viewer) => edits.add(viewer, names)),
  renameTopic: (_root, { id, name }, context) =>
    edited(context, (edits, viewer) => edits.rename(viewer, id, name)),
  orderTopics: (_root, { ids }, context) => edited(context, (edits, viewer) => edits.order(viewer, ids)),
  archiveTopic: (_root, { id }, context) => edited(context, (edits, viewer) => edits.archive(viewer, id)),
  restoreTopic: (_root, { id }, context) => edited(context, (edits, viewer) => edits.restore(viewer, id)),
} satisfies MutationResolvers;

/** Does an edit and shows the topics as they are then. */
async function edited(
  context: RequestContext,
  edit: (edits: TopicEditsService, viewer: Viewer) => Promise<TopicEdit>,
) {
  const viewer = requireViewer(context);
  const { topicEdits } = context.services;
  const { added, errors } = await edit(topicEdits, viewer);
  return { added, errors, topics: await topicEdits.list(viewer.userId) };
}
