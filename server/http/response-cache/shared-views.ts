import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { checkSelection } from '../../graphql/share-links/check-selection.ts';
import type { RequestContext } from '../request-context.ts';
import { sharedViewKey } from './cache-key.ts';
import type { CacheMiss } from './response-cache.ts';
import type { SharedViewCache } from './response-caches.ts';

type Data = Record<string, unknown>;

/**
 * Answers queries of a share link from the response cache. All visitors of a link see the same, so it is computed for one of
 * them. Each query still counts against the limits, and finds the link live.
 */
export const keepSharedViews = (cache: SharedViewCache): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart({ contextValue, request, schema }) {
    let miss: CacheMiss | null = null;

    /** The data of a kept reply; null where it has to be computed. */
    async function findKept(operation: OperationDefinitionNode, token: string): Promise<Data | null> {
      const { accounts, shareLinks } = contextValue.services;
      contextValue.opened = { token, visit: shareLinks.visit(contextValue.ip, token) };
      const visit = await contextValue.opened.visit;
      if (!visit) return null;
      const found = await cache.lookUp(sharedViewKey(visit.link.id, request), true);
      if ('reply' in found) return JSON.parse(found.reply.body.toString());
      miss = found;
      contextValue.cacheMiss = miss;
      // A commit from here on makes the reply outdated.
      const account = await accounts.readable(visit.viewer, null);
      miss.cacheable = { operation: operation.name?.value ?? null, accounts: [account] };
      return null;
    }

    return {
      async responseForOperation({ operation, document }) {
        const token = tokenOf(schema, operation, request.variables);
        if (token === null || !isAllowed({ operation, schema, document })) return null;
        // The resolver meets the same error, and reports it.
        const data = await findKept(operation, token).catch(() => null);
        if (!data) return null;
        contextValue.isShared = true;
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data } },
        };
      },

      async willSendResponse({ response: { body } }) {
        if (!miss) return;
        try {
          const { data, errors } = body.kind === 'single' ? body.singleResult : {};
          if (!miss.cacheable || errors || !data?.sharedView) return;
          const reply = { body: Buffer.from(JSON.stringify(data)) };
          cache.store(miss.key, { ...miss.cacheable, reply });
        } finally {
          miss.release?.();
        }
      },
    };
  },

  async unexpectedErrorProcessingRequest({ requestContext }) {
    requestContext.contextValue.cacheMiss?.release?.();
  },
});

/**
 * The link's token in a query whose one field is the shared view; null in any other operation.
 * @param chosen undefined where the request has none of the chosen name, which Apollo's type leaves out
 */
function tokenOf(
  schema: GraphQLSchema,
  chosen: OperationDefinitionNode | undefined,
  variables: Record<string, unknown> = {},
): string | null {
  if (!chosen) return null;
  const { operation, selectionSet, variableDefinitions = [] } = chosen;
  const [node, ...others] = selectionSet.selections;
  if (operation !== 'query' || node?.kind !== Kind.FIELD || others.length > 0) return null;
  const field = schema.getQueryType()?.getFields().sharedView;
  if (node.name.value !== field?.name) return null;
  const { coerced } = getVariableValues(schema, variableDefinitions, variables);
  return coerced ? String(getArgumentValues(field, node, coerced).token) : null;
}

/** Whether a link shows all that is selected. What is refused reads nothing. */
function isAllowed({ operation, schema, document: { definitions } }: Selected): boolean {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const byName = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
  try {
    checkSelection({ operation, schema, fragments: byName });
    return true;
  } catch {
    return false;
  }
}

interface Selected {
  operation: OperationDefinitionNode;
  schema: GraphQLSchema;
  document: DocumentNode;
}
