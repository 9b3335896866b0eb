import type { Complete } from '../../graphql/complete.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  TopicSettingsResolvers,
} from '../../graphql/resolvers.generated.ts';
import { type RequestContext, requireViewer } from '../../http/request-context.ts';
import type { Viewer } from '../accounts/model.ts';
import type { TopicEdit, TopicSettings } from './model.ts';
import { type TopicsService, topicVersion } from './service.ts';

export const topicQueries = {
  async topics(_root, { userId }, context) {
    const { accounts, topics } = context.services;
    const viewer = requireViewer(context);
    const account = await accounts.readable(viewer, userId);
    return (await topics.listFor(viewer, account.userId)).topics;
  },
  async topicSettings(_root, { userId }, context) {
    const { accounts, topics } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return topics.listSettings(account.userId);
  },
} satisfies QueryResolvers;

export const topicMutations = {
  addTopics: (_root, { names }, context) => runEdit(context, (topics, viewer) => topics.add(viewer, names)),
  renameTopic: (_root, { id, name, version }, context) =>
    runEdit(context, (topics, viewer) => topics.rename(viewer, id, name, version)),
  orderTopics: (_root, { ids, previousIds }, context) =>
    runEdit(context, (topics, viewer) => topics.order(viewer, ids, previousIds)),
  archiveTopic: (_root, { id }, context) => runEdit(context, (topics, viewer) => topics.archive(viewer, id)),
  restoreTopic: (_root, { id }, context) => runEdit(context, (topics, viewer) => topics.restore(viewer, id)),
} satisfies MutationResolvers;

const topicSettings: Complete<TopicSettingsResolvers, TopicSettings> = { version: topicVersion };

export const topicTypes = { TopicSettings: topicSettings };

/** Runs an edit and returns the topics after it. */
async function runEdit(
  context: RequestContext,
  edit: (topics: TopicsService, viewer: Viewer) => Promise<TopicEdit>,
) {
  const viewer = requireViewer(context);
  const { topics } = context.services;
  const { added, errors, conflict = null } = await edit(topics, viewer);
  return { added, errors, conflict, topics: await topics.listSettings(viewer.userId) };
}
