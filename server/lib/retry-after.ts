import { z } from 'zod';

const DAY_MS = 86_400_000;

/** Google says in the reply's body how long to wait: `{error: {details: [{retryDelay: '37s'}]}}`. */
const googleDelay = z.object({
  error: z.object({ details: z.array(z.looseObject({ retryDelay: z.string().optional() })) }),
});

/** How long a vendor asks to wait, at most a day; null when it does not say. */
export function retryAfterOf(
  headers: Readonly<Record<string, string>> | undefined,
  body: unknown,
  now: Date,
): number | null {
  const asked = fromHeaders(headers ?? {}, now) ?? fromBody(body);
  return asked === null || Number.isNaN(asked) ? null : Math.min(DAY_MS, Math.max(0, Math.ceil(asked)));
}

function fromHeaders(headers: Readonly<Record<string, string>>, now: Date): number | null {
  const milliseconds = headers['retry-after-ms'];
  if (milliseconds && /^\d+(\.\d+)?$/.test(milliseconds)) return Number(milliseconds);
  const value = headers['retry-after'];
  if (!value) return null;
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
}

function fromBody(body: unknown): number | null {
  const parsed = googleDelay.safeParse(body);
  const delay = parsed.data?.error.details.find(({ retryDelay }) => retryDelay)?.retryDelay;
  const seconds = /^(\d+(\.\d+)?)s$/.exec(delay ?? '')?.[1];
  return seconds ? Number(seconds) * 1000 : null;
}
