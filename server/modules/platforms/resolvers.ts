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

export const platformTypes: { ConfiguredPlatform: ConfiguredPlatformResolvers } = {
  ConfiguredPlatform: {
    status: ({ status }) => status.toUpperCase() as Uppercase<PlatformStatus>,
  },
};
