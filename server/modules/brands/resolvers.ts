import type {
  CompanyInput as CompanyArgs,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { CompanyInput } from './model.ts';

export const brandQueries = {
  async brand(_root, { userId }, context) {
    const { accounts, brands } = context.services;
    const viewer = requireViewer(context);
    const account = await accounts.readable(viewer, userId);
    return (await brands.trackedFor(viewer, account.userId)).brand;
  },
  async trackedCompetitors(_root, { userId }, context) {
    const { accounts, brands } = context.services;
    const viewer = requireViewer(context);
    const account = await accounts.readable(viewer, userId);
    return (await brands.trackedFor(viewer, account.userId)).competitors;
  },
} satisfies QueryResolvers;

export const brandMutations = {
  async saveBrand(_root, { input }, context) {
    const { accounts, answers, brands } = context.services;
    const viewer = requireViewer(context);
    const companies = {
      brand: toCompanyInput(input.brand),
      competitors: (input.competitors ?? []).map(toCompanyInput),
    };
    const saved = await brands.save(viewer, companies, input.version);
    const account = await accounts.readable(viewer, null);
    if (!saved.ok) {
      const { errors, conflict = null } = saved;
      return { brand: null, competitors: [], answersOutdated: false, viewer: account, conflict, errors };
    }
    const { brand, competitors } = saved.companies;
    const answersOutdated = (await answers.outdated(viewer.userId)) > 0;
    return { brand, competitors, answersOutdated, viewer: account, conflict: null, errors: [] };
  },
} satisfies MutationResolvers;

/** An explicit null replaces GraphQL's default, so the default is applied again. */
const toCompanyInput = ({ id, name, aliases, domain }: CompanyArgs): CompanyInput => ({
  id,
  name,
  aliases: aliases ?? [],
  domain,
});
