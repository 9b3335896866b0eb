import type { ApolloServerPlugin } from '@apollo/server';
import { currentRequest } from '../http/request-info.ts';

/** Notes what a request asks for and whether it got it, for the log and for the figures. */
export const noteOperation: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ operation, response: { body } }) {
        const notes = currentRequest();
        if (!notes || !operation) return;
        notes.operation = {
          kind: operation.operation,
          name: operation.name?.value ?? null,
          failed: body.kind === 'single' && (body.singleResult.errors?.length ?? 0) > 0,
        };
      },
    };
  },
};
