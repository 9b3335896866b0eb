import type { Complete } from '../../graphql/complete.ts';
import type { FundGeneratorResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/context.ts';
import type { FundGenerator } from './model.ts';

export const fundContentQueries = {
  fundActionCenter: (_root, { userId }, context) =>
    context.services.fundContent.home(requireViewer(context), userId),

  fundGenerator: (_root, { userId }, context) =>
    context.services.fundContent.generator(requireViewer(context), userId),
} satisfies QueryResolvers;

const generator: Complete<FundGeneratorResolvers, FundGenerator> = {
  brand: async ({ userId }, _args, { services }) => (await services.brands.tracked(userId)).brand,
};

export const fundContentTypes = { FundGenerator: generator };
