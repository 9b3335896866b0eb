import { z } from 'zod';
import type { Upload } from '../../http/rest/upload.ts';

const host = z
  .string()
  .toLowerCase()
  .regex(/^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'must be a host such as docs.example.com.');

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
  'vercel-verify': z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must be the value that Vercel shows.')
    .optional(),
});

export function visitRoutes(upload: Upload): void {
  upload('visits', query, async ({ viewer, services, query, body, header }) => {
    const { import: id, from, name, door = 'post', 'vercel-verify': verify } = query;
    const result = await services.visits.post(viewer, {
      ...{ door, body, name: name || null, host: query.host ?? null },
      file: id === undefined ? null : { id, from },
      vercelSignature: header('x-vercel-signature'),
    });
    return {
      // Vercel asks a drain for this header before it sends lines.
      ...(verify ? { headers: { 'x-vercel-verify': verify } } : {}),
      data: result,
    };
  });
}
