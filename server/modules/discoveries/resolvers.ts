import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const discoveryQueries = {
  async discoveredCompanies(_root, { userId }, context) {
    const { accounts, discoveries } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return discoveries.list(account.userId);
  },
} satisfies QueryResolvers;

export const discoveryMutations = {
  async dismissDiscoveredCompany(_root, { key, dismissed }, context) {
    const { discoveries } = context.services;
    const viewer = requireViewer(context);
    await discoveries.dismiss(viewer, key, dismissed ?? true);
    return discoveries.list(viewer.userId);
  },
} satisfies MutationResolvers;
