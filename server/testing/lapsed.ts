import type { SignedIn, TestApp } from './app.ts';
import { graphql } from './graphql.ts';
import { bearer, createToken } from './tokens.ts';

/** Headers of somebody's that once let them in, or look as if they did. */
export interface Lapsed {
  /** Another account's id in a session's token, signature left as it was. */
  tampered: { authorization: string };
  /** The same with the algorithm that signs nothing. */
  unsigned: { authorization: string };
  /** An API token that was revoked. */
  revoked: { authorization: string };
}

/** Makes them of a person's own session. @param userId whom the forged ones claim to be */
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
