import type { Complete } from '../../graphql/complete.ts';
import type { FundPromptListResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/context.ts';
import type { FundPromptList } from './model.ts';

export const sampleQueries = {
  sampleFilling: (_root, _args, context) => context.services.sample.filling(requireViewer(context)),

  fundPrompts: (_root, { userId }, context) =>
    context.services.sample.fundPrompts(requireViewer(context), userId),

  fundTopic: (_root, { userId, slug }, context) =>
    context.services.sample.fundTopic(requireViewer(context), userId, slug),
} satisfies QueryResolvers;

const fundPromptList: Complete<FundPromptListResolvers, FundPromptList> = {
  brand: async ({ userId }, _args, { services }) => (await services.brands.tracked(userId)).brand,
};

export const sampleTypes = { FundPromptList: fundPromptList };
