import type { SignedIn, TestApp } from './app.ts';
import { graphql } from './graphql.ts';

export const CREATE =
  'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { apiToken { id } secret errors { field message } } }';

interface TokenOptions {
  name: string;
  scope: 'READ' | 'WRITE' | 'VISITS';
  expiresInDays: 30 | 90 | 365 | null;
}

/** Creates an API token of a signed-in user; by default read-only and without expiry. */
export async function createToken(
  app: TestApp,
  owner: SignedIn,
  options: Partial<TokenOptions> = {},
): Promise<{ id: string; secret: string }> {
  const { data } = await graphql<{
    createApiToken: { apiToken: { id: string } | null; secret: string | null; errors: unknown[] };
  }>(app, owner.headers, CREATE, {
    input: { name: 'A token', scope: 'READ', expiresInDays: null, ...options },
  });
  const { apiToken, secret, errors } = data.createApiToken;
  if (!apiToken || !secret) throw new Error(`No token was created: ${JSON.stringify(errors)}`);
  return { id: apiToken.id, secret };
}

/** The headers of a request with a token. */
export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
