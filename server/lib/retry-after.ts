import { z } from 'zod';
import { DAY_MS } from './days.ts';

/** Google's form, in the body: `{error: {details: [{retryDelay: '37s'}]}}`. */
const googleDelay = z.object({
  error: z.object({ details: z.array(z.looseObject({ retryDelay: z.string().optional() })) }),
});

/**
 * Milliseconds that a failed reply asks to wait, at most a day: `retry-after-ms`, `Retry-After` in seconds or as a date, or
 * Google's form in the parsed body.
 * @returns null if it names no time
 */
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
