import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Patterns of the tokens, keys and links that the journeys use. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['an access token', /eyJ[\w-]{8,}\.eyJ[\w-]+\.[\w-]+/],
  ['an API token', /\bsightline_[\w-]{20,}/],
  ['a refresh token', /refresh_token[\\"']*[:=]/],
  ['a link of a mail', /\b(?:token|token_hash|code|key)=[\w.-]{6,}/],
  ['the address of a report', /\/reports\/[\w-]{20,}/],
  ['a password', /(?:\ba|another)-long-password\b|sightline-demo\b/],
];

/** Settings whose values are secret. */
const SECRET_SETTING = /KEY|SECRET|TOKEN|PASSWORD|SMTP_URL/;

/**
 * Reads what a server writes and remembers the lines that hold a secret: of those above, or of its settings.
 * @returns the lines found so far, each with what it holds
 */
export function watchForSecrets(server: ChildProcess, env: Record<string, string>): () => string[] {
  const settings = Object.entries(env).filter(
    ([name, value]) => SECRET_SETTING.test(name) && value.length > 5,
  );
  const found: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      // The greeting with the demo accounts' password is not a line of the log.
      if (!line.startsWith('{')) return;
      for (const [name, pattern] of SECRETS) if (pattern.test(line)) found.push(`${name}: ${line}`);
      for (const [name, value] of settings) if (line.includes(value)) found.push(`${name}: ${line}`);
    });
  }
  return () => found;
}
