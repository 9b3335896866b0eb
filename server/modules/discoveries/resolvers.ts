import { notFound } from '../../errors.ts';
import type { Complete } from '../../graphql/complete.ts';
import type {
  DiscoveredCompanyResolvers,
  MutationResolvers,
  NamedRankingResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { NamedRanking, UntrackedCompany } from '../visibility/named.ts';

export const discoveryQueries = {
  async namedRanking(_root, { userId, filter, topicId, window }, context) {
    const metrics = await context.services.visibility.metrics(requireViewer(context), userId, filter);
    const [topic] = topicId == null ? [metrics.overview] : metrics.ofTopics([topicId]);
    if (!topic) throw notFound('There is no topic with this id.', 'topicId');
    return topic.named(window);
  },
  discoveredCompanies: (_root, { userId, filter }, context) =>
    context.services.discoveries.list(requireViewer(context), userId, filter),
} satisfies QueryResolvers;

export const discoveryMutations = {
  async dismissDiscoveredCompany(_root, { key, dismissed }, context) {
    const { discoveries } = context.services;
    const viewer = requireViewer(context);
    await discoveries.dismiss(viewer, key, dismissed ?? true);
    return discoveries.list(viewer, null);
  },
  async trackDiscoveredCompany(_root, { key, version }, context) {
    const { accounts, discoveries } = context.services;
    const viewer = requireViewer(context);
    const result = await discoveries.track(viewer, key, version);
    const { errors, conflict = null } = result.ok ? { errors: [] } : result;
    return {
      competitor: result.competitor,
      viewer: await accounts.readable(viewer, null),
      conflict,
      errors,
    };
  },
} satisfies MutationResolvers;

const discoveredCompany: Complete<
  DiscoveredCompanyResolvers,
  Omit<UntrackedCompany, 'mentions' | 'first'>
> = {
  id: ({ companyId }) => companyId,
  answers: ({ mentions }) => mentions,
  firstPlaces: ({ first }) => first,
};

const namedRanking: Complete<NamedRankingResolvers, Pick<NamedRanking, 'brandRank'>> = {
  companies: ({ companies }) => companies.length,
  untracked: ({ untrackedCompanies }) => untrackedCompanies.length,
};

export const discoveryTypes = { DiscoveredCompany: discoveredCompany, NamedRanking: namedRanking };
