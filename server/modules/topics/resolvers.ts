import { requireViewer } from '../../context.ts';
import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';

export const topicQueries = {
  async topics(_root, { userId }, context) {
    const { accounts, topics } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return (await topics.list(account.userId)).topics;
  },
} satisfies QueryResolvers;
