import type { Complete } from '../../graphql/complete.ts';
import type {
  AccessibleAccountResolvers,
  QueryResolvers,
  ViewerResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { toUpper } from '../../lib/to-upper.ts';
import { companiesVersion } from '../brands/service.ts';
import type { AccessibleAccount, Account } from './model.ts';

export const accountQueries = {
  viewer: (_root, _args, context) => context.services.accounts.readable(requireViewer(context), null),
  accounts: (_root, { search, first }, context) =>
    context.services.accounts.accessible(requireViewer(context), { search: search ?? null, first }),
} satisfies QueryResolvers;

const viewer: Complete<ViewerResolvers, Account> = {
  id: (account) => account.userId,
  personId: (_account, _args, context) => requireViewer(context).personId,
  email: (_account, _args, context) => requireViewer(context).email,
  role: (_account, _args, context) => toUpper(requireViewer(context).role),
  accountRole: (_account, _args, context) => toUpper(requireViewer(context).accountRole),
  view: (_account, _args, context) => (requireViewer(context).view === 'fund' ? 'FUND' : 'GENERAL'),
  actionCenter: (account, _args, { services }) => services.accounts.actionCenter(account).enabled,
  brand: async (account, _args, context) =>
    (await context.services.brands.trackedFor(requireViewer(context), account.userId)).brand,
  competitors: async (account, _args, context) =>
    (await context.services.brands.trackedFor(requireViewer(context), account.userId)).competitors,
  companiesVersion: async (account, _args, context) =>
    companiesVersion(await context.services.brands.trackedFor(requireViewer(context), account.userId)),
  outdatedAnswers: (account, _args, { services }) => services.answers.outdated(account.userId),
  topics: async (account, _args, context) =>
    (await context.services.topics.listFor(requireViewer(context), account.userId)).topics,
};

const accessibleAccount: Complete<AccessibleAccountResolvers, Omit<AccessibleAccount, 'role'>> = {
  role: ({ role }) => toUpper(role),
};

export const accountTypes = { AccessibleAccount: accessibleAccount, Viewer: viewer };
