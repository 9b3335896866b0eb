import { z } from 'zod';
import {
  MAX_MERCHANT,
  MAX_PAGES,
  MAX_PRICE,
  MAX_PRODUCT_NAME,
  MAX_PRODUCTS,
  MAX_QUERY_LENGTH,
  MAX_SEARCHES,
} from '../../analysis/searches/limits.ts';
import type { Judgement, Span } from '../../analysis/types.ts';
import { readJudgement, recordedJudgement } from '../../chat-model/judge/judgement.ts';
import { DAY_MS } from '../../lib/days.ts';
import { isInterfaceKey } from '../../platforms/names.ts';
import { recordedOrder, recordedReviews } from './corrections/recorded.ts';
import { SURFACES } from './model.ts';

/** The most answers per call; bounds the cost of a call. */
export const IMPORT_BATCH = 100;

/** Postgres stores no NUL in text and no lone surrogate in JSON. */
const text = (max: number) =>
  z
    .string()
    .max(max, `at most ${max.toLocaleString('en')} characters`)
    .transform((value) => value.toWellFormed().replaceAll('\u0000', ''));

const line = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(1, 'must not be empty'));

const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value?.trim() || null);

const searches = z
  .array(
    z.object({
      query: line(MAX_QUERY_LENGTH),
      urls: z
        .array(text(4000))
        .max(MAX_PAGES, `at most ${MAX_PAGES} pages a search`)
        .nullish()
        .transform((urls) => urls ?? []),
    }),
  )
  .max(MAX_SEARCHES, `at most ${MAX_SEARCHES} searches`);

const products = z
  .array(
    z.object({
      name: line(MAX_PRODUCT_NAME),
      price: optionalText(MAX_PRICE),
      merchant: optionalText(MAX_MERCHANT),
      url: optionalText(4000).refine(
        (url) => url === null || /^https?:\/\//i.test(url),
        'a web address such as https://shop.example/product',
      ),
    }),
  )
  .max(MAX_PRODUCTS, `at most ${MAX_PRODUCTS} products`);

const EARLIEST = Date.UTC(2000, 0, 1);

const recordedAnswer = z
  .object({
    id: line(200),
    platform: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens, 1–60 characters'),
    model: text(120)
      .nullish()
      .transform((value) => value || null),
    run: z.int('a whole number').min(1, '1–1000').max(1000, '1–1000').default(1),
    collectedAt: z.iso
      .datetime({ offset: true, error: 'an ISO 8601 time such as 2025-05-24T15:56:04Z' })
      .refine((value) => Date.parse(value) >= EARLIEST, 'not before the year 2000')
      .refine((value) => Date.parse(value) <= Date.now() + DAY_MS, 'not in the future'),
    topic: line(120),
    promptGroup: text(200)
      .nullish()
      .transform((value) => value || null),
    prompt: line(2000),
    answer: text(200_000),
    sources: z
      .array(
        z.object({
          url: text(4000),
          title: text(1000)
            .nullish()
            .transform((value) => value ?? ''),
        }),
      )
      .max(200, 'at most 200 sources')
      .default([]),
    searches: searches.nullish().transform((value) => value ?? []),
    products: products.nullish().transform((value) => value ?? []),
    persona: optionalText(60),
    placeGiven: z
      .string()
      .transform((value) => value.toLowerCase())
      .pipe(z.enum(['setting', 'prompt'], 'setting or prompt'))
      .nullish()
      .transform((value) => value ?? null),
    surface: z
      .string()
      .transform((value) => value.toLowerCase())
      .pipe(z.enum(SURFACES, 'api, interface or import'))
      .nullish()
      .transform((value) => value ?? 'import'),
    // GraphQL spells its enums in capitals.
    status: z
      .string()
      .transform((value) => value.toLowerCase())
      .pipe(z.enum(['answered', 'failed', 'refused', 'empty'], 'answered, failed, refused or empty'))
      .nullish()
      .transform((value) => value ?? null),
    failure: text(500)
      .nullish()
      .transform((value) => value?.trim() || null),
    simulated: z.boolean('true or false').default(false),
    judgement: recordedJudgement.nullish().transform((value) => value ?? null),
    reviews: recordedReviews.default([]),
    order: recordedOrder.nullish().transform((value) => value ?? null),
  })
  .refine(
    ({ surface, platform }) => surface !== 'interface' || isInterfaceKey(platform) || platform.length <= 50,
    {
      path: ['platform'],
      message: 'at most 50 characters for an answer of an interface',
    },
  )
  .refine(({ surface, platform }) => surface === 'interface' || !isInterfaceKey(platform), {
    path: ['platform'],
    message: 'a name that ends in -interface needs the surface interface',
  });

/** A parsed answer of an import; `status` is null where the text decides between answered and empty. */
export type RecordedAnswer = Omit<z.output<typeof recordedAnswer>, 'judgement'> & {
  judgement: Judgement | null;
};

/** Parses one recorded answer. @returns otherwise a reason that names the field */
export function parseRecordedAnswer(
  input: unknown,
): { ok: true; value: RecordedAnswer } | { ok: false; reason: string } {
  const parsed = recordedAnswer.safeParse(input);
  if (parsed.success) {
    const { judgement, reviews, ...rest } = parsed.data;
    return {
      ok: true,
      value: {
        ...rest,
        judgement: readJudgement(judgement, rest.answer),
        reviews: reviews.map((review) => ({ ...review, spans: spansWithin(rest.answer, review.spans) })),
      },
    };
  }
  const [issue] = parsed.error.issues;
  return { ok: false, reason: `${issue?.path.join('.') || 'answer'}: ${issue?.message ?? 'not usable'}` };
}

/** The spans that lie in a text, ascending and without those that overlap an earlier one. */
function spansWithin(text: string, spans: readonly Span[]): Span[] {
  let end = 0;
  return spans
    .toSorted((a, b) => a.start - b.start)
    .filter((span) => {
      const isFree = span.start >= end && span.end > span.start && span.end <= text.length;
      if (isFree) end = span.end;
      return isFree;
    });
}
