import { type Plugin, parseAst } from 'vite';

/** Ways to sign in, second factors and grants to other applications that the product does not offer. */
const UNUSED =
  /Passkey|Ethereum|Solana|Web3|RecoveryCode|OAuthGrant|_(?:approve|deny)Authorization|AuthorizationDetails|AssuranceLevel|Factors|[eE]nroll|_challenge|^_verify$|SSO|IdToken|Anonymously|linkIdentity|getClaims|fetchJwk/;
const LEFT_OUT = "{ throw new Error('This way to sign in is left out of the build.'); }";

/** Methods that are there in any version; when they are gone, this file has to be looked at. */
const EXPECTED = ['signInWithPasskey', 'signInWithEthereum', '_challenge'];

/**
 * Leaves out what methods of the auth client do that nothing here calls: they make up a third of it, and no bundler
 * takes a class apart. Calling one says so.
 */
export const trimAuth = (): Plugin => ({
  name: 'trim-auth',
  apply: 'build',
  transform: {
    filter: { id: /auth-js[\\/]dist[\\/]module[\\/]GoTrueClient\.js$/ },
    handler(code) {
      const bodies = unusedBodies(code);
      const missing = EXPECTED.filter((name) => !bodies.some((body) => body.name === name));
      if (missing.length > 0) this.error(`The auth client has no ${missing.join(', ')} any more.`);
      // From the end, so that places before stay right.
      const trimmed = bodies
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => text.slice(0, start) + LEFT_OUT + text.slice(end), code);
      return { code: trimmed, map: null };
    },
  },
});

function unusedBodies(code: string) {
  const members = parseAst(code).body.flatMap((node) =>
    node.type === 'ClassDeclaration' ? node.body.body : [],
  );
  return members.flatMap((member) => {
    if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') return [];
    const { name } = member.key;
    const { body } = member.value;
    return body && UNUSED.test(name) ? [{ name, start: body.start, end: body.end }] : [];
  });
}
