import type { Complete } from '../../graphql/complete.ts';
import type { QueryResolvers, ViewerResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { companiesVersion } from '../brands/service.ts';
import type { Account } from './model.ts';

export const accountQueries = {
  viewer: (_root, _args, context) => context.services.accounts.readable(requireViewer(context), null),
} satisfies QueryResolvers;

const viewer: Complete<ViewerResolvers, Account> = {
  id: (account) => account.userId,
  email: (account) => account.email ?? '',
  role: (account) => account.role.toUpperCase() as Uppercase<Account['role']>,
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

export const accountTypes = { Viewer: viewer };
