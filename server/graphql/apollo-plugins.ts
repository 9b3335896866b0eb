import type { ApolloServerPlugin } from '@apollo/server';
import { currentRequest } from '../http/request-info.ts';

/** Sets the operation of the current request, for the log and the metrics. */
export const observeOperation: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ operation, response: { body } }) {
        const info = currentRequest();
        if (!info || !operation) return;
        info.operation = {
          kind: operation.operation,
          name: operation.name?.value ?? null,
          failed: body.kind === 'single' && (body.singleResult.errors?.length ?? 0) > 0,
        };
      },
    };
  },
};
