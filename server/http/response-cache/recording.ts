import type { ApolloServerPlugin } from '@apollo/server';
import { Kind } from 'graphql';
import type { Viewer } from '../../modules/accounts/model.ts';
import type { RequestContext } from '../request-context.ts';
import type { AccountState, AccountStates } from './account-revisions.ts';
import { type Asked, accountsRead } from './accounts-read.ts';

/** Follows the making of one reply, to learn whether it may be kept and what it depends on. */
export interface Recording {
  /** Rows of the accounts it reads, read before it was begun; null while it is not known to be one to keep. */
  accounts: readonly AccountState[] | null;
  operation: string | null;
  /** It was made without errors. */
  complete: boolean;
  /** Called once it is known to be one to keep. */
  onKnown: () => void;
}

/** Where a request's recording stands among what its resolvers get. */
export const RECORDING = Symbol('recording');

/** What resolvers get of a request whose reply is recorded. */
export interface RecordedContext extends RequestContext {
  [RECORDING]?: Recording | undefined;
}

/** Tells the recording of a request, if it has one, about its operation. */
export function recordReplies(states: AccountStates): ApolloServerPlugin<RecordedContext> {
  return {
    async requestDidStart({ contextValue: { [RECORDING]: recording, viewer } }) {
      if (!recording || !viewer) return undefined;
      return {
        // Before anything is read that the reply is made of: a commit from here on makes it outdated.
        async didResolveOperation({ schema, operation, document, request: { variables = {} } }) {
          if (!operation) return;
          const fragments = new Map(
            document.definitions.flatMap((each) =>
              each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
            ),
          );
          const accounts = await rowsOf({ schema, operation, fragments, variables }, viewer, states);
          if (!accounts) return;
          recording.accounts = accounts;
          recording.operation = operation.name?.value ?? null;
          recording.onKnown();
        },
        async willSendResponse({ response: { body } }) {
          recording.complete = body.kind === 'single' && body.singleResult.errors === undefined;
        },
      };
    },
  };
}

async function rowsOf(asked: Asked, viewer: Viewer, states: AccountStates): Promise<AccountState[] | null> {
  const userIds = accountsRead(asked, viewer.userId.toLowerCase());
  if (!userIds) return null;
  const found = await Promise.all(userIds.map((userId) => states.known(userId) ?? states.read(userId)));
  const accounts = found.filter((state) => state !== null);
  const [own] = accounts;
  // Who the sender is was read before; they may have become another's analyst, or none any more, since then.
  const same = own?.userId === viewer.userId && own.role === viewer.role && own.email === viewer.email;
  return same && accounts.length === userIds.length ? accounts : null;
}
