import { setTimeout } from 'node:timers/promises';
import pRetry from 'p-retry';
import { z } from 'zod';
import { ImportError } from './import-error.ts';
import type { AccessToken } from './session.ts';

/** Sends an operation and returns its data. */
export type Send = <T>(operation: string, variables: object, data: z.ZodType<T>) => Promise<T>;

/** A failure that a retry may solve. */
class TransientError extends Error {
  readonly waitMs: number;

  constructor(message: string, waitMs = 0) {
    super(message);
    this.waitMs = waitMs;
  }
}

const reply = z.object({
  data: z.unknown(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
    )
    .optional(),
});
const TRANSIENT_STATUS = new Set([408, 425, 429, 500, 502, 503, 504]);
const TRANSIENT_CODES = new Set(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'RATE_LIMITED']);
const MAX_WAIT_MS = 60_000;
/** Analysing a large account again is one request. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;

/** Retries of a failed request. */
export interface RetryPolicy {
  retries: number;
  /** Before the first retry; doubles each time. */
  firstWaitMs: number;
}

/** Sends GraphQL requests; retries transient failures with growing waits. */
export function createSend(url: string, token: AccessToken, { retries, firstWaitMs }: RetryPolicy): Send {
  return (operation, variables, data) =>
    pRetry(async () => data.parse(await once(url, await token(), { query: operation, variables })), {
      retries,
      minTimeout: firstWaitMs,
      maxTimeout: MAX_WAIT_MS,
      randomize: true,
      shouldRetry: ({ error }) => error instanceof TransientError,
      onFailedAttempt: async ({ error }) => {
        if (error instanceof TransientError) await setTimeout(Math.min(error.waitMs, MAX_WAIT_MS));
      },
    }).catch((error: unknown) => {
      if (!(error instanceof TransientError)) throw error;
      throw new ImportError(
        `${error.message} Answers stored so far remain; run the import again to continue.`,
      );
    });
}

async function once(url: string, token: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    // The lowest urgency: the server stores larger parts at once while nobody reads.
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, priority: 'u=7' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => {
    throw new TransientError(`The server at ${url} does not answer.`);
  });
  if (TRANSIENT_STATUS.has(response.status)) {
    const seconds = Number(response.headers.get('retry-after'));
    throw new TransientError(
      `The server replies with status ${response.status}.`,
      seconds > 0 ? seconds * 1000 : 0,
    );
  }
  const text = await response.text().catch(() => {
    throw new TransientError('The server’s reply was cut short.');
  });
  const parsed = reply.safeParse(json(text));
  if (!parsed.success) {
    throw new ImportError(`${url} does not reply as a Sightline server does (status ${response.status}).`);
  }
  const [error] = parsed.data.errors ?? [];
  if (!error) return parsed.data.data;
  if (TRANSIENT_CODES.has(error.extensions?.code ?? '')) throw new TransientError(error.message);
  throw new ImportError(`The server refuses: ${error.message}`);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
