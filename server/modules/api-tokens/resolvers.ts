import type { Complete } from '../../graphql/complete.ts';
import type {
  ApiTokenResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { TokenScope } from '../accounts/model.ts';
import type { ApiToken } from './model.ts';

export const apiTokenQueries = {
  apiTokens: (_root, _args, context) => context.services.apiTokens.list(requireViewer(context)),
} satisfies QueryResolvers;

export const apiTokenMutations = {
  async createApiToken(_root, { input }, context) {
    const { name, scope, expiresInDays } = input;
    const viewer = requireViewer(context);
    const created = await context.services.apiTokens.create(viewer, {
      name,
      scope: scope.toLowerCase() as TokenScope,
      expiresInDays: expiresInDays ?? null,
    });
    if (!created.ok) return { apiToken: null, secret: null, errors: created.errors };
    return { apiToken: created.token, secret: created.secret, errors: [] };
  },

  async revokeApiToken(_root, { id }, context) {
    const viewer = requireViewer(context);
    await context.services.apiTokens.revoke(viewer, id);
    return { apiTokens: await context.services.apiTokens.list(viewer) };
  },
} satisfies MutationResolvers;

const apiToken: Complete<ApiTokenResolvers, Omit<ApiToken, 'scope'>> = {
  scope: ({ scope }) => scope.toUpperCase() as Uppercase<TokenScope>,
};

export const apiTokenTypes = { ApiToken: apiToken };
