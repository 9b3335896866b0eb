import type {
  ConfiguredPlatformResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { PlatformStatus } from '../../platforms/registry.ts';

export const platformQueries = {
  platforms(_root, _args, context) {
    requireViewer(context);
    return context.services.platforms.list();
  },
} satisfies QueryResolvers;

export const platformMutations = {
  async checkPlatform(_root, { key }, context) {
    const { platform, problem } = await context.services.platforms.check(requireViewer(context), key);
    return { platform, answered: problem === null, problem };
  },
} satisfies MutationResolvers;

/** Why a platform cannot be asked, for viewers who do not run the server. */
const REASONS: Record<PlatformStatus, string | null> = {
  on: null,
  simulated: null,
  misconfigured: 'Its settings on this server are not valid. The operator of this server can correct them.',
  off: 'It is not connected to this server. The operator of this server can connect it.',
};

export const platformTypes: { ConfiguredPlatform: ConfiguredPlatformResolvers } = {
  ConfiguredPlatform: {
    status: ({ status }) => status.toUpperCase() as Uppercase<PlatformStatus>,
    reason: ({ status, reason }, _args, context) =>
      reason === null || requireViewer(context).role === 'operator' ? reason : REASONS[status],
    keyVariable: ({ keyVariable }, _args, context) =>
      requireViewer(context).role === 'operator' ? keyVariable : null,
  },
};
