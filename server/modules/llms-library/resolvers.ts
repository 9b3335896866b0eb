import type { Complete } from '../../graphql/complete.ts';
import type { LlmsLibraryResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/context.ts';
import type { LlmsLibrary } from './model.ts';

export const llmsLibraryQueries = {
  llmsLibrary: (_root, { userId }, context) =>
    context.services.llmsLibrary.read(requireViewer(context), userId),
} satisfies QueryResolvers;

const llmsLibrary: Complete<LlmsLibraryResolvers, LlmsLibrary> = {
  brand: async ({ userId }, _args, { services }) => (await services.brands.tracked(userId)).brand,
};

export const llmsLibraryTypes = { LlmsLibrary: llmsLibrary };
