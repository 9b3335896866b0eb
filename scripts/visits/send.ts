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
  ...{ id: z.string(), position: z.number() },
  format: z.string().nullable(),
  ...{ lines: z.number(), visits: z.number(), forged: z.number(), people: z.number(), known: z.number() },
  ...{ redirects: z.number(), otherHosts: z.number(), otherHost: z.string().nullable() },
  ...{ outOfTime: z.number(), bad: z.number() },
  ...{ firstBadLine: z.number().nullable(), firstBadText: z.string().nullable() },
});

/** What became of the lines of a file so far. */
export type FileResult = z.infer<typeof result>;

/** Where a large file stands before a part: SHA-256 of its first part, its bytes and their CRC-32. */
interface Before {
  start: string;
  bytes: number;
  crc: number;
}

/** Sends the parts of one file. */
export interface Sender {
  /**
   * @param id of the import that an earlier run began; undefined: this run's own
   * @returns the counts of all parts so far
   */
  send(part: Part, options: { id: string | undefined; before: Before | null }): Promise<FileResult>;
  /** How far the server has read a file with this start; null: it has not. */
  readBefore(start: string): Promise<z.infer<typeof readBefore>>;
}

const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504]);
const MAX_WAIT_MS = 60_000;
const LOOPBACK = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

const readBefore = z.object({ bytes: z.number(), crc: z.number(), result }).nullable();
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

/** Retries transient failures with growing waits, which counts no line twice. */
export function createSender({ url, token, id: ownId, name, host, retryPolicy }: SendOptions): Sender {
  const hosts: Record<string, string> = host === undefined ? {} : { host };
  async function ask<Data>(path: string, body: Buffer, data: z.ZodType<Data>): Promise<Data> {
    return pRetry(async () => once(`${url}/api/${path}`, { token: await token(), body, data }), {
      retries: retryPolicy.retries,
      minTimeout: retryPolicy.firstWaitMs,
      maxTimeout: MAX_WAIT_MS,
      randomize: true,
      shouldRetry: ({ error }) => error instanceof TransientError,
    }).catch((error: unknown) => {
      if (!(error instanceof TransientError)) throw error;
      throw new ImportError(`${error.message} Lines sent so far are counted; run it again to continue.`);
    });
  }
  return {
    send(part, { id = ownId, before }) {
      const query = new URLSearchParams({
        ...{ import: id, from: String(part.from), door: 'command' },
        ...(name === null ? {} : { name }),
        ...hosts,
        ...(before && { start: before.start, bytes: String(before.bytes), crc: String(before.crc) }),
      });
      const body = LOOPBACK.test(url) ? part.bytes : gzipSync(part.bytes, { level: 1 });
      return ask(`visits?${query}`, body, result);
    },
    readBefore: (start) =>
      ask(`visits/read?${new URLSearchParams({ start, ...hosts })}`, Buffer.alloc(0), readBefore),
  };
}

async function once<Data>(
  address: string,
  { token, body, data }: { token: string; body: Buffer; data: z.ZodType<Data> },
): Promise<Data> {
  const { status, retryAfter, text } = await post(address, body, {
    'content-type': 'application/octet-stream',
    authorization: `Bearer ${token}`,
  });
  if (TRANSIENT.has(status)) {
    const seconds = Number(retryAfter);
    if (seconds > 0) await setTimeout(Math.min(seconds * 1000, MAX_WAIT_MS));
    throw new TransientError(`The server replies with status ${status}.`);
  }
  const parsed = z.object({ data }).safeParse(json(text));
  if (parsed.success) return parsed.data.data as Data;
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
