import type { TokenSource } from '../../apollo/session-link.ts';

/** What an app asks for; `server/auth/oauth/app-request.ts` says it. */
export interface AppRequest {
  name: string;
  host: string;
  local: boolean;
  canWrite: boolean;
  resource: 'mcp' | 'graphql';
}

export type Scope = 'read' | 'write';

/** A refusal in the server's words. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const addressOf = (uid: string, part: 'request' | 'decision') =>
  `/oauth/interactions/${encodeURIComponent(uid)}/${part}`;

/** Asks the server for the request that the browser was sent here with. @throws RequestRefused 404 when it has ended */
export async function readRequest(uid: string): Promise<AppRequest> {
  return readReply(await fetch(addressOf(uid, 'request')));
}

/** Sends the person's decision. @returns where the browser goes on @throws RequestRefused */
export async function sendDecision(
  uid: string,
  decision: { allow: boolean; scope: Scope },
  tokens: TokenSource,
): Promise<string> {
  const send = (token: string | null) =>
    fetch(addressOf(uid, 'decision'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(decision),
    });
  const reply = await send(await tokens.current());
  const { continueAt } = await readReply<{ continueAt: string }>(
    reply.status === 401 ? await send(await tokens.refresh()) : reply,
  );
  return continueAt;
}

async function readReply<Reply>(reply: Response): Promise<Reply> {
  const body: unknown = await reply.json().catch(() => null);
  if (reply.ok && body) return body as Reply;
  const { error } = (body ?? {}) as { error?: { message?: string } };
  throw new RequestRefused(reply.status, error?.message ?? '');
}
