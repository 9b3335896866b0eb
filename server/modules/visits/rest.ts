import { z } from 'zod';
import type { Upload } from '../../http/rest/upload.ts';

const host = z
  .string()
  .toLowerCase()
  .regex(/^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'must be a host such as docs.example.com.');

const start = z.string().regex(/^[\da-f]{64}$/, 'must be a SHA-256 in hexadecimal.');

const readQuery = z.object({ start, host: host.optional() });

const query = z.object({
  /** Id of a file that several requests send. */
  import: z.uuid('must be a UUID.').optional(),
  /** Lines of the file before those of this request. */
  from: z.coerce.number('must be a number of lines.').int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  name: z
    .string()
    .max(200, 'has at most 200 characters.')
    .transform((name) =>
      name
        .toWellFormed()
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim(),
    )
    .optional(),
  door: z.enum(['command', 'browser'], 'must be command or browser.').optional(),
  host: host.optional(),
  /** Of a large file: SHA-256 of its first part; its bytes before those of this request, and their CRC-32. */
  start: start.optional(),
  bytes: z.coerce.number('must be a number of bytes.').int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  crc: z.coerce.number('must be a CRC-32.').int().min(0).max(0xffffffff).default(0),
  'vercel-verify': z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must be the value that Vercel shows.')
    .optional(),
});

export function visitRoutes(upload: Upload): void {
  // By POST, since tokens that only send logs may do nothing else.
  upload('visits/read', readQuery, async ({ viewer, services, query: { start, host = null } }) => ({
    data: await services.visits.readBefore(viewer, { start, host }),
  }));

  upload('visits', query, async ({ viewer, services, query, body, header }) => {
    const { import: id, from, name, door = 'post', 'vercel-verify': verify, start, bytes, crc } = query;
    const result = await services.visits.post(viewer, {
      ...{ door, body, name: name || null, host: query.host ?? null },
      file: id === undefined ? null : { id, from, before: start ? { start, bytes, crc } : undefined },
      vercelSignature: header('x-vercel-signature'),
    });
    if ('visits' in result && result.visits + result.people > 0) {
      await services.audit.recordAfter(viewer, 'Sent logs', name || null);
    }
    return {
      // Vercel asks a drain for this header before it sends lines.
      ...(verify ? { headers: { 'x-vercel-verify': verify } } : {}),
      data: result,
    };
  });
}
