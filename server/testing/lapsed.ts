import type { SignedIn, TestApp } from './app.ts';
import { graphql } from './graphql.ts';
import { bearer, createToken } from './tokens.ts';

/** Headers with a revoked token or a forged session. */
export interface Lapsed {
  /** A session's token with another account's id and the old signature. */
  tampered: { authorization: string };
  /** The same with the algorithm `none`. */
  unsigned: { authorization: string };
  /** An API token that was revoked. */
  revoked: { authorization: string };
}

/** Makes them from a user's session. @param userId the account that the forged sessions claim */
export async function lapsedOf(app: TestApp, person: SignedIn, userId: string): Promise<Lapsed> {
  const { id, secret } = await createToken(app, person, { scope: 'WRITE' });
  const gone = await graphql(
    app,
    person.headers,
    'mutation ($id: ID!) { revokeApiToken(id: $id) { apiTokens { id } } }',
    {
      id,
    },
  );
  if (gone.errors) throw new Error(`The token was not revoked: ${JSON.stringify(gone.errors)}`);
  const [head = '', payload = '', signature = ''] = person.accessToken.split('.');
  const forged = encoded({ ...decoded(payload), sub: userId });
  return {
    tampered: bearer([head, forged, signature].join('.')),
    unsigned: bearer([encoded({ ...decoded(head), alg: 'none' }), forged, 'x'].join('.')),
    revoked: bearer(secret),
  };
}

const decoded = (part: string): object => JSON.parse(Buffer.from(part, 'base64url').toString());
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
