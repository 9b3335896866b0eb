import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pRetry from 'p-retry';
import { z } from 'zod';
import type { RetryPolicy } from '../import/graphql.ts';
import { ImportError } from '../import/import-error.ts';
import type { AccessToken } from '../import/session.ts';
import type { Part } from './parts.ts';
import { post, TransientError } from './post.ts';

const result = z.object({
  format: z.string().nullable(),
  ...{ lines: z.number(), visits: z.number(), forged: z.number(), people: z.number(), known: z.number() },
  ...{ redirects: z.number(), otherHosts: z.number(), otherHost: z.string().nullable() },
  ...{ outOfTime: z.number(), bad: z.number() },
  ...{ firstBadLine: z.number().nullable(), firstBadText: z.string().nullable() },
});

/** What became of the lines of a file so far. */
export type FileResult = z.infer<typeof result>;

/** Sends a part of a file. @returns the counts of all its parts so far */
export type SendPart = (part: Part) => Promise<FileResult>;

const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504]);
const MAX_WAIT_MS = 60_000;
const LOOPBACK = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

const reply = z.object({ data: result });
const failure = z.object({ error: z.object({ message: z.string() }) });

export interface SendOptions {
  url: string;
  token: AccessToken;
  /** Of the file. */
  id: string;
  name: string | null;
  host: string | undefined;
  retryPolicy: RetryPolicy;
}

/** Sends parts in their order; retries transient failures with growing waits, which counts no line twice. */
export function createSendPart({ url, token, id, name, host, retryPolicy }: SendOptions): SendPart {
  return (part) => {
    const query = new URLSearchParams({
      ...{ import: id, from: String(part.from), door: 'command' },
      ...(name === null ? {} : { name }),
      ...(host === undefined ? {} : { host }),
    });
    const body = LOOPBACK.test(url) ? part.bytes : gzipSync(part.bytes, { level: 1 });
    return pRetry(async () => once(`${url}/api/visits?${query}`, await token(), body), {
      retries: retryPolicy.retries,
      minTimeout: retryPolicy.firstWaitMs,
      maxTimeout: MAX_WAIT_MS,
      randomize: true,
      shouldRetry: ({ error }) => error instanceof TransientError,
    }).catch((error: unknown) => {
      if (!(error instanceof TransientError)) throw error;
      throw new ImportError(`${error.message} Lines sent so far are counted; run it again to continue.`);
    });
  };
}

async function once(address: string, token: string, body: Buffer): Promise<FileResult> {
  const { status, retryAfter, text } = await post(address, body, {
    'content-type': 'application/octet-stream',
    authorization: `Bearer ${token}`,
  });
  if (TRANSIENT.has(status)) {
    const seconds = Number(retryAfter);
    if (seconds > 0) await setTimeout(Math.min(seconds * 1000, MAX_WAIT_MS));
    throw new TransientError(`The server replies with status ${status}.`);
  }
  const parsed = reply.safeParse(json(text));
  if (parsed.success) return parsed.data.data;
  const refused = failure.safeParse(json(text));
  throw new ImportError(
    refused.success
      ? `The server refuses: ${refused.data.error.message}`
      : `The server does not reply as a Sightline server does (status ${status}).`,
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
