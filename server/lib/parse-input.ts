import type { z } from 'zod';
import { badInput } from '../errors.ts';

/**
 * Parses what a client sent.
 * @param whole what to call the input where no field of it is at fault
 * @throws BAD_USER_INPUT naming the first field at fault and what it allows
 */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown, whole: string): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0] ?? whole);
  throw badInput(field, `${field} ${issue?.message ?? 'is not usable.'}`);
}
