import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import type { Clock } from '../../../lib/clock.ts';
import { FetchError, publicFetch } from '../../../net/public-fetch.ts';
import { readPrivateKey, type ServiceAccountKey } from './key.ts';
import { AnalyticsProblem, reportProblem, tokenProblem } from './problems.ts';

interface GoogleDeps {
  config: Pick<Config, 'google'>;
  clock: Clock;
}

const SCOPE = 'https://www.googleapis.com/auth/analytics.readonly';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TIMEOUT_MS = 30_000;
/** A page of a report has some 3 MB. */
const MAX_BYTES = 20_000_000;

const token = z.object({ access_token: z.string().min(1).max(10_000) });

/**
 * An access token for a service account, by a JWT that its key signs
 * (https://developers.google.com/identity/protocols/oauth2/service-account#httprest).
 * @throws AnalyticsProblem
 */
export async function fetchToken(
  { config, clock }: GoogleDeps,
  key: ServiceAccountKey,
  signal?: AbortSignal,
): Promise<string> {
  const { tokenUrl } = config.google;
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(key.privateKeyId && { kid: key.privateKeyId }) })
    .setIssuer(key.clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(clock())
    .setExpirationTime(new Date(clock().getTime() + 3_600_000))
    .sign(await readPrivateKey(key));
  const { status, body } = await send(tokenUrl, config.google.allowPrivate, {
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
    signal,
  });
  if (status !== 200) throw tokenProblem(status, body);
  const parsed = token.safeParse(body);
  if (!parsed.success) throw tokenProblem(502, body);
  return parsed.data.access_token;
}

/** Sends a report's request. @returns the reply, parsed @throws AnalyticsProblem */
export async function fetchReport(
  { config }: GoogleDeps,
  request: {
    propertyId: string;
    accessToken: string;
    clientEmail: string;
    body: object;
    signal?: AbortSignal;
  },
): Promise<unknown> {
  const url = `${config.google.dataUrl}/v1beta/properties/${request.propertyId}:runReport`;
  const { status, body } = await send(url, config.google.allowPrivate, {
    type: 'application/json',
    body: JSON.stringify(request.body),
    headers: { authorization: `Bearer ${request.accessToken}` },
    signal: request.signal,
  });
  if (status !== 200) throw reportProblem(status, body, request.clientEmail);
  return body;
}

interface Posted {
  type: string;
  body: string;
  headers?: Record<string, string>;
  signal: AbortSignal | undefined;
}

async function send(url: string, allowPrivate: boolean, posted: Posted) {
  const { type, body, headers, signal } = posted;
  try {
    const reply = await publicFetch(url, {
      ...{ method: 'POST', allowPrivate, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, body },
      headers: { 'content-type': type, accept: 'application/json', ...headers },
      ...(signal && { signal }),
    });
    if (reply.truncated) throw new AnalyticsProblem(null, 'Google’s reply is too large.');
    return { status: reply.status, body: parseJson(reply.body.toString()) };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    throw new AnalyticsProblem(null, `Google could not be reached: ${error.message}`, { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
