import type { SignedIn, TestApp } from './app.ts';
import { graphql } from './graphql.ts';

export const CREATE =
  'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { apiToken { id } secret errors { field message } } }';

interface Wanted {
  name: string;
  scope: 'READ' | 'WRITE';
  expiresInDays: 30 | 90 | 365 | null;
}

/** Makes an API token as the signed-in person does; one that reads for ever where nothing else is wanted. */
export async function createToken(
  app: TestApp,
  owner: SignedIn,
  wanted: Partial<Wanted> = {},
): Promise<{ id: string; secret: string }> {
  const { data } = await graphql<{
    createApiToken: { apiToken: { id: string } | null; secret: string | null; errors: unknown[] };
  }>(app, owner.headers, CREATE, {
    input: { name: 'A token', scope: 'READ', expiresInDays: null, ...wanted },
  });
  const { apiToken, secret, errors } = data.createApiToken;
  if (!apiToken || !secret) throw new Error(`No token was made: ${JSON.stringify(errors)}`);
  return { id: apiToken.id, secret };
}

/** What a request with a token carries. */
export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
