import { requireViewer } from '../../context.ts';
import type { Complete } from '../../graphql/complete.ts';
import type {
  FundGeneratorResolvers,
  FundLibraryResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import type { FundGenerator, FundLibrary } from './model.ts';

export const fundContentQueries = {
  fundActionCenter: (_root, { userId }, context) =>
    context.services.fundContent.home(requireViewer(context), userId),

  fundLibrary: (_root, { userId }, context) =>
    context.services.fundContent.library(requireViewer(context), userId),

  fundGenerator: (_root, { userId }, context) =>
    context.services.fundContent.generator(requireViewer(context), userId),
} satisfies QueryResolvers;

const library: Complete<FundLibraryResolvers, FundLibrary> = {
  brand: async ({ userId }, _args, { services }) => (await services.brands.tracked(userId)).brand,
};

const generator: Complete<FundGeneratorResolvers, FundGenerator> = {
  brand: async ({ userId }, _args, { services }) => (await services.brands.tracked(userId)).brand,
};

export const fundContentTypes = { FundLibrary: library, FundGenerator: generator };
