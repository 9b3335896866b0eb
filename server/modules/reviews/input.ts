import { z } from 'zod';
import { VERDICTS } from '../../analysis/sentiment/model.ts';

/** Of `writtenAs`. */
export const MAX_QUOTE_LENGTH = 200;
/** Of `correctOrder`; an account tracks fewer. */
const MAX_COMPANIES = 500;

const id = (of: string) => z.uuid(`must be the id of ${of} (UUID).`).toLowerCase();
const version = z
  .string()
  .max(100, 'must be a version as it was read.')
  .nullish()
  .transform((value) => value ?? null);

export const reviewInput = z.object({
  answerId: id('an answer'),
  companyId: id('a company'),
  named: z.boolean().default(true),
  verdict: z
    .string()
    .toLowerCase()
    .pipe(z.enum(VERDICTS))
    .nullish()
    .transform((value) => value ?? null),
  writtenAs: z
    .string()
    .max(MAX_QUOTE_LENGTH, `must have at most ${MAX_QUOTE_LENGTH} characters.`)
    .nullish()
    .transform((value) => value?.trim() || null),
  fromSample: z.boolean().default(false),
  version,
});
export type ReviewInput = z.output<typeof reviewInput>;

export const removeInput = z.object({ answerId: id('an answer'), companyId: id('a company'), version });

export const orderInput = z.object({
  answerId: id('an answer'),
  companyIds: z
    .array(id('a company'))
    .max(MAX_COMPANIES, `must have at most ${MAX_COMPANIES} ids.`)
    .nullish()
    .transform((value) => value ?? null),
  version,
});
