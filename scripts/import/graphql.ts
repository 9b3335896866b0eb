import { setTimeout } from 'node:timers/promises';
import pRetry from 'p-retry';
import { z } from 'zod';
import { ImportProblem } from './problem.ts';
import type { AccessToken } from './session.ts';

/** Sends one operation and gives its data. */
export type Send = <T>(operation: string, variables: object, data: z.ZodType<T>) => Promise<T>;

/** A failure that may be over at the next attempt. */
class Passing extends Error {
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
const PASSING_STATUS = new Set([408, 425, 429, 500, 502, 503, 504]);
const PASSING_CODES = new Set(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'RATE_LIMITED']);
const LONGEST_WAIT_MS = 60_000;
/** Analysing a large account again is one request. */
const REQUEST_MS = 30 * 60_000;

/** How often and after what wait a failed request is sent again. */
export interface Patience {
  retries: number;
  /** Before the first retry; it doubles from there. */
  firstWaitMs: number;
}

/** Speaks GraphQL with the server; what may pass is tried again, with a growing wait. */
export function createSend(url: string, token: AccessToken, { retries, firstWaitMs }: Patience): Send {
  return (operation, variables, data) =>
    pRetry(async () => data.parse(await once(url, await token(), { query: operation, variables })), {
      retries,
      minTimeout: firstWaitMs,
      maxTimeout: LONGEST_WAIT_MS,
      randomize: true,
      shouldRetry: ({ error }) => error instanceof Passing,
      onFailedAttempt: async ({ error }) => {
        if (error instanceof Passing) await setTimeout(Math.min(error.waitMs, LONGEST_WAIT_MS));
      },
    }).catch((error: unknown) => {
      if (!(error instanceof Passing)) throw error;
      throw new ImportProblem(`${error.message} What is in stays in: run the import again to go on.`);
    });
}

async function once(url: string, token: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_MS),
  }).catch(() => {
    throw new Passing(`The server at ${url} does not answer.`);
  });
  if (PASSING_STATUS.has(response.status)) {
    const seconds = Number(response.headers.get('retry-after'));
    throw new Passing(`The server replies with status ${response.status}.`, seconds > 0 ? seconds * 1000 : 0);
  }
  const text = await response.text().catch(() => {
    throw new Passing('The server’s reply was cut short.');
  });
  const parsed = reply.safeParse(json(text));
  if (!parsed.success) {
    throw new ImportProblem(`${url} does not reply as a Sightline server does (status ${response.status}).`);
  }
  const [error] = parsed.data.errors ?? [];
  if (!error) return parsed.data.data;
  if (PASSING_CODES.has(error.extensions?.code ?? '')) throw new Passing(error.message);
  throw new ImportProblem(`The server refuses: ${error.message}`);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
