import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What lets somebody in, by its looks, wherever the journeys meet it. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['an access token', /eyJ[\w-]{8,}\.eyJ[\w-]+\.[\w-]+/],
  ['an API token', /\bsightline_[\w-]{20,}/],
  ['a refresh token', /refresh_token[\\"']*[:=]/],
  ['a link of a mail', /\b(?:token|token_hash|code|key)=[\w.-]{6,}/],
  ['the address of a report', /\/reports\/[\w-]{20,}/],
  ['a password', /(?:\ba|another)-long-password\b|sightline-demo\b/],
];

/** Settings whose values nobody may read. */
const SECRET_SETTING = /KEY|SECRET|TOKEN|PASSWORD|SMTP_URL/;

/**
 * Reads what a server writes and remembers the lines that hold a secret: of those above, or of its settings.
 * @returns the lines found so far, each with what it holds
 */
export function watchForSecrets(server: ChildProcess, env: Record<string, string>): () => string[] {
  const given = Object.entries(env).filter(([name, value]) => SECRET_SETTING.test(name) && value.length > 5);
  const found: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      // The greeting says the password of the demo accounts; it is no line of the log.
      if (!line.startsWith('{')) return;
      for (const [what, looks] of SECRETS) if (looks.test(line)) found.push(`${what}: ${line}`);
      for (const [name, value] of given) if (line.includes(value)) found.push(`${name}: ${line}`);
    });
  }
  return () => found;
}
