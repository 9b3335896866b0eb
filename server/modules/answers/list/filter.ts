import { z } from 'zod';
import { canonicalUrl, MAX_URL_LENGTH } from '../../../analysis/citations/canonical-url.ts';
import { isDay } from '../../../lib/days.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { parseQuery } from '../../../text-search/query.ts';
import { type AnswerStatus, SURFACES } from '../model.ts';

export const MAX_PAGE_SIZE = 100;
const MAX_SEARCH_LENGTH = 200;
const STATUSES = ['answered', 'failed', 'refused', 'empty'] as const satisfies readonly AnswerStatus[];
const BANDS = ['positive', 'mixed', 'negative', 'unjudged'] as const;
export type SentimentBand = (typeof BANDS)[number];

/** Treats undefined as null. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
const id = (of: string) => optional(z.uuid(`must be the id of a ${of} (UUID).`).toLowerCase());
const day = optional(z.string().refine(isDay, 'must be a day such as 2025-05-24.'));
const flag = optional(z.boolean());

const filter = z
  .object({
    from: day,
    to: day,
    window: z.enum(['ALL', 'MONTH', 'WEEK'], 'must be ALL, MONTH or WEEK.').default('ALL'),
    platform: optional(
      z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be a platform’s key such as chatgpt.'),
    ),
    surface: optional(z.string().toLowerCase().pipe(z.enum(SURFACES, 'must be API, INTERFACE or IMPORT.'))),
    topicId: id('topic'),
    promptId: id('prompt'),
    personaId: id('persona'),
    /** Null: only those that were asked plainly, as figures count them. */
    askedAs: z
      .enum(['PLAIN', 'ANY'], 'must be PLAIN or ANY.')
      .default('PLAIN')
      .transform((value) => (value === 'ANY' ? value : null)),
    runId: id('run'),
    branded: flag,
    visible: flag,
    missed: flag,
    // A discovered company's id is made from its name and has no version.
    companyId: optional(z.guid('must be the id of a company (UUID).').toLowerCase()),
    notCompanyId: optional(z.guid('must be the id of a company (UUID).').toLowerCase()),
    sourceUrl: optional(
      z
        .string()
        .max(MAX_URL_LENGTH, `must have at most ${MAX_URL_LENGTH} characters.`)
        .transform((url, context) => {
          const canonical = canonicalUrl(url);
          if (canonical) return canonical.url;
          context.addIssue({
            code: 'custom',
            message: 'must be a web address such as https://example.com/page.',
          });
          return z.NEVER;
        }),
    ),
    /** A registrable domain: answers that cite any of its pages. */
    sourceDomain: optional(
      z
        .string()
        .toLowerCase()
        .max(253, 'must have at most 253 characters.')
        .regex(/^[\p{L}\p{N}.:[\]_-]+$/u, 'must be a domain such as example.com.'),
    ),
    status: optional(
      z
        .array(z.string().toLowerCase().pipe(z.enum(STATUSES)))
        .min(1, 'must name at least one status.')
        .max(20, 'must name each status once.'),
    ),
    sentiment: optional(z.string().toLowerCase().pipe(z.enum(BANDS))),
    text: optional(
      z
        .string()
        .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())
        .transform((text, context) => {
          if (text === '') return null;
          const query = parseQuery(text);
          if (typeof query !== 'string') return query;
          context.addIssue({ code: 'custom', message: query });
          return z.NEVER;
        }),
    ),
    search: z
      .string()
      .max(MAX_SEARCH_LENGTH, `must have at most ${MAX_SEARCH_LENGTH} characters.`)
      .nullish()
      .transform((search) => search?.toWellFormed().replaceAll('\u0000', '').trim() || null),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['from'],
    message: 'must not be after `to`.',
  });

export type AnswersFilter = z.input<typeof filter>;
/** A valid filter; null does not restrict. */
export type AnswerCriteria = z.output<typeof filter>;

/** @throws BAD_USER_INPUT naming the field and what is allowed */
export const parseFilter = (input: AnswersFilter | null | undefined): AnswerCriteria =>
  parseInput(filter, input ?? {}, 'filter');
