import { requireViewer } from '../../context.ts';
import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';

export const brandQueries = {
  async brand(_root, { userId }, context) {
    const { accounts, brands } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return (await brands.tracked(account.userId)).brand;
  },
  async trackedCompetitors(_root, { userId }, context) {
    const { accounts, brands } = context.services;
    const account = await accounts.readable(requireViewer(context), userId);
    return (await brands.tracked(account.userId)).competitors;
  },
} satisfies QueryResolvers;

export const brandMutations = {
  async saveBrand(_root, { input }, context) {
    const clean = ({
      name,
      aliases,
      domain,
    }: {
      name: string;
      aliases?: string[];
      domain?: string | null;
    }) => ({
      name,
      aliases: aliases ?? [],
      domain,
    });
    const saved = await context.services.brands.save(requireViewer(context), {
      brand: clean(input.brand),
      competitors: (input.competitors ?? []).map(clean),
    });
    if (!saved.ok) return { brand: null, competitors: [], answersOutdated: false, errors: saved.errors };
    const { brand, competitors } = saved.companies;
    const answersOutdated = await context.services.answers.outdated(requireViewer(context));
    return { brand, competitors, answersOutdated, errors: [] };
  },
} satisfies MutationResolvers;
