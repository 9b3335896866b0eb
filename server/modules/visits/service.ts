import { z } from 'zod';
import { AppError, badInput, forbidden, rateLimited } from '../../errors.ts';
import type { RateLimit } from '../../rate-limit/rate-limiter.ts';
import type { Viewer } from '../accounts/model.ts';
import type { VisitsDeps } from './deps.ts';
import {
  findImportByStart,
  findVercelSecret,
  listImports,
  saveVercelSecret,
  type VisitImport,
} from './import-store.ts';
import { readBody } from './ingest/body.ts';
import { type IngestResult, ingest, type LogInput, resultOf } from './ingest/ingest.ts';
import { startKeyOf } from './ingest/resume.ts';
import { detectTestUpload } from './ingest/test-upload.ts';
import { visitJobs } from './jobs.ts';
import type { RangesStatus } from './ranges/service.ts';
import { isSignedByVercel } from './signature.ts';

/** A request with a log, or with a part of one. */
export interface PostedLog extends Pick<LogInput, 'door' | 'name' | 'file' | 'host' | 'simulated'> {
  /** As it was sent, also compressed by gzip. */
  body: AsyncIterable<Uint8Array>;
  /** The header x-vercel-signature. */
  vercelSignature: string | undefined;
}

export type PostResult = { test: true } | ({ test: false } & IngestResult);

export interface VisitsService {
  /**
   * Counts the visits of a log for the viewer's own account.
   * @throws FORBIDDEN for a read-only token or a wrong signature; BAD_USER_INPUT with the first line of a log that cannot be
   *   read; CONFLICT when lines of a file are missing; TOO_LARGE; RATE_LIMITED
   */
  post(viewer: Viewer, log: PostedLog): Promise<PostResult>;
  /**
   * How far the viewer's own account has read a large file, so that a run that was cut short goes on there; null: it has not, or
   * it is to be read again.
   * @param file SHA-256 of the first part, in hexadecimal, and the host of lines that name none
   * @throws FORBIDDEN; RATE_LIMITED
   */
  readBefore(viewer: Viewer, file: { start: string; host: string | null }): Promise<ReadBefore | null>;
  /**
   * Sets the secret that signs the requests of the viewer's Vercel drain; null: signatures are not checked.
   * @throws BAD_USER_INPUT; FORBIDDEN for a token
   */
  setVercelSecret(viewer: Viewer, secret: string | null): Promise<void>;
  hasVercelSecret(userId: string): Promise<boolean>;
  /** What was read, latest first; at most 100. The caller has checked that the account may be seen. */
  imports(userId: string): Promise<VisitImport[]>;
  /** The lists by which agents are verified. */
  rangeStatuses(): Promise<RangesStatus[]>;
  jobs: ReturnType<typeof visitJobs>;
}

/** What was read of a large file: its bytes, their CRC-32, and what became of their lines. */
export interface ReadBefore {
  bytes: number;
  crc: number;
  result: IngestResult;
}

/** Of one account. A drain sends a request every second or less. */
const POSTS: RateLimit = { count: 600, seconds: 60 };
const MAX_IMPORTS = 100;
/** Bytes of a signed request, which is checked as a whole. */
const MAX_SIGNED_BYTES = 16 * 1024 * 1024;

const secretText = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{8,200}$/);

export function createVisitsService(deps: VisitsDeps): VisitsService {
  const { db, rateLimiter, ranges } = deps;

  async function checkSignature(
    userId: string,
    { body, vercelSignature }: PostedLog,
  ): Promise<{ body: AsyncIterable<Uint8Array>; isSigned: boolean | null }> {
    const secret = await findVercelSecret(db, userId);
    if (secret === null) return { body, isSigned: null };
    if (vercelSignature === undefined) return { body, isSigned: false };
    const bytes = await readAll(body);
    if (!isSignedByVercel(bytes, secret, vercelSignature)) {
      throw forbidden('The signature (x-vercel-signature) does not fit the secret of your Vercel drain.');
    }
    return { body: only(bytes), isSigned: true };
  }

  /** @throws FORBIDDEN; RATE_LIMITED */
  async function requireSender({ via, userId, accountRole }: Viewer): Promise<void> {
    if (accountRole === 'viewer') throw forbidden('You may look at this account but not send logs to it.');
    if (typeof via === 'object' && via.scope === 'read') {
      throw forbidden('This API token is read-only. Create one that may send logs.');
    }
    const { allowed, resetsIn } = await rateLimiter.consume(`visits:${userId}`, POSTS);
    if (!allowed) throw rateLimited('Too many requests with logs. Wait a little and try again.', resetsIn);
  }

  return {
    async post(viewer, log) {
      const { userId } = viewer;
      await requireSender(viewer);
      const { body, isSigned } = await checkSignature(userId, log);
      const { isTest, chunks } = await detectTestUpload(readBody(body));
      if (isTest && !log.file) return { test: true };
      const { door, name, file, host, simulated } = log;
      const result = await ingest(deps, userId, { door, name, file, host, simulated, chunks, isSigned });
      if (result.visits > 0) await deps.visitsCounted(userId);
      return { test: false, ...result };
    },

    async readBefore(viewer, { start, host }) {
      const { userId } = viewer;
      await requireSender(viewer);
      const { brand } = await deps.brands.tracked(userId);
      if (!brand?.domain) return null;
      const found = await findImportByStart(db, userId, startKeyOf(start, { domain: brand.domain, host }));
      if (!found || found.readBytes === null || found.readCrc === null) return null;
      return { bytes: found.readBytes, crc: found.readCrc, result: resultOf(found) };
    },

    async setVercelSecret(viewer, secret) {
      if (viewer.via !== 'session') throw forbidden('Only a signed-in person can change the secret.');
      const parsed = secret === null ? null : secretText.safeParse(secret);
      if (parsed && !parsed.success) {
        throw badInput('secret', 'Use 8 to 200 characters without spaces, as Vercel shows them.');
      }
      await saveVercelSecret(db, viewer.userId, parsed?.data ?? null);
    },
    hasVercelSecret: async (userId) => (await findVercelSecret(db, userId)) !== null,
    imports: (userId) => listImports(db, userId, MAX_IMPORTS),
    rangeStatuses: () => ranges.statuses(),
    jobs: visitJobs(deps),
  };
}

async function readAll(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_SIGNED_BYTES) throw new AppError('TOO_LARGE', 'A signed request has at most 16 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* only(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
