import { randomBytes } from 'node:crypto';
import { sha256 } from '../hashes.ts';

/** A person's browser at a listening server: it keeps cookies by path and follows no redirect by itself. */
export class Browser {
  readonly #cookies = new Map<string, { path: string; value: string }>();

  /** @param path with the query, or the whole address */
  async get(path: string, origin: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(new URL(path, origin), { headers });
  }

  async post(path: string, origin: string, body: object, headers: Record<string, string> = {}) {
    return this.#send(new URL(path, origin), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** All `Set-Cookie` headers so far. */
  readonly setCookies: string[] = [];

  async #send(url: URL, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const cookie = [...this.#cookies.values()]
      .filter(({ path }) => url.pathname === path || url.pathname.startsWith(`${path}/`))
      .map(({ value }) => value)
      .join('; ');
    const headers = cookie === '' ? init.headers : { ...init.headers, cookie };
    const reply = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of reply.headers.getSetCookie()) {
      this.setCookies.push(line);
      const [value = ''] = line.split(';');
      const path = /; path=([^;]+)/i.exec(line)?.[1] ?? '/';
      this.#cookies.set(`${value.split('=')[0]} ${path}`, { path, value });
    }
    return reply;
  }
}

/** PKCE's secret and what the server is sent of it first. */
export function pkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: Buffer.from(sha256(verifier), 'hex').toString('base64url') };
}
