import type { Complete } from '../../graphql/complete.ts';
import type { OutreachResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/context.ts';
import type { Outreach } from './model.ts';

export const outreachQueries = {
  outreach: (_root, { userId }, context) => context.services.outreach.read(requireViewer(context), userId),
} satisfies QueryResolvers;

const outreach: Complete<OutreachResolvers, Outreach> = {
  brand: async ({ userId }, _args, { services }) => (await services.brands.tracked(userId)).brand,
};

export const outreachTypes = { Outreach: outreach };
