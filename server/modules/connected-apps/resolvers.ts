import type { Complete } from '../../graphql/complete.ts';
import type {
  ConnectedAppResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { TokenScope } from '../accounts/model.ts';
import type { ConnectedApp } from './model.ts';

export const connectedAppQueries = {
  connectedApps: (_root, _args, context) => context.services.connectedApps.list(requireViewer(context)),
} satisfies QueryResolvers;

export const connectedAppMutations = {
  async disconnectApp(_root, { id }, context) {
    const viewer = requireViewer(context);
    await context.services.connectedApps.disconnect(viewer, id);
    return { connectedApps: await context.services.connectedApps.list(viewer) };
  },
} satisfies MutationResolvers;

const connectedApp: Complete<ConnectedAppResolvers, Omit<ConnectedApp, 'scope'>> = {
  scope: ({ scope }) => scope.toUpperCase() as Uppercase<TokenScope>,
};

export const connectedAppTypes = { ConnectedApp: connectedApp };
