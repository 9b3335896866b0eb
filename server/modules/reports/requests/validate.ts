import { z } from 'zod';
import type { FieldError } from '../../brands/model.ts';
import { registrableDomain, visitorWebsite } from '../../wizard/site/visitor-website.ts';
import { containsLink, visitorList, visitorName } from '../../wizard/visitor-text.ts';
import { MAX_COMPETITORS, MAX_PROMPT_LENGTH, MAX_PROMPTS, MAX_SEARCH_TOPICS } from '../constants.ts';
import type { CleanRequest } from '../model.ts';
import { emailAddress, isDisposable } from './email-address.ts';

/** Control characters, line breaks, private use, unassigned code points and lone surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Invisible characters such as direction marks; some scripts need the two joiners. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

const prompt = z
  .string({ error: 'Text is needed.' })
  .max(MAX_PROMPT_LENGTH * 4, `At most ${MAX_PROMPT_LENGTH} characters.`)
  .transform((given) => given.replace(INVISIBLE, '').trim())
  .pipe(
    z
      .string()
      .max(MAX_PROMPT_LENGTH, `At most ${MAX_PROMPT_LENGTH} characters.`)
      .refine((text) => !UNPRINTABLE.test(text), 'Only one line of plain text, without control characters.')
      .refine((text) => !containsLink(text), 'Links are not allowed here.'),
  );

/** Asked exactly as written, without surrounding space and invisible characters. Blank ones and repetitions are dropped. */
const prompts = z
  .array(prompt, { error: 'A list of prompts is needed.' })
  .transform((given) => onceEach(given.filter((text) => text !== '')))
  .pipe(z.array(z.string()).max(MAX_PROMPTS, `At most ${MAX_PROMPTS} prompts.`));

function onceEach(texts: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const text of texts) {
    const folded = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
    if (!byFolded.has(folded)) byFolded.set(folded, text);
  }
  return [...byFolded.values()];
}

/** Only the registrable domain is stored; the site is not fetched. */
const website = visitorWebsite.transform((origin) => origin && registrableDomain(origin));

const request = z.object({
  email: emailAddress,
  companyName: visitorName,
  website,
  competitors: visitorList(MAX_COMPETITORS, 'competitors').default([]),
  searchTopics: visitorList(MAX_SEARCH_TOPICS, 'search topics').default([]),
  prompts,
});

/** A visitor's input before validation. */
export type RequestInput = Readonly<Partial<Record<keyof z.input<typeof request>, unknown>>>;

/** Validates and cleans a request. Errors name the field; in a list, also the index of the entry: `prompts.3`. */
export async function readRequest(
  input: RequestInput,
): Promise<{ ok: true; value: CleanRequest } | { ok: false; errors: FieldError[] }> {
  const tooLong = LISTS.filter((field) => lengthOf(input[field]) > MAX_ENTRIES);
  if (tooLong.length > 0) {
    return { ok: false, errors: tooLong.map((field) => ({ field, message: 'There are too many entries.' })) };
  }
  const parsed = request.safeParse(input);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return { ok: false, errors: firstOfEach(errors) };
  }
  const { companyName, ...rest } = parsed.data;
  if (await isDisposable(rest.email)) return { ok: false, errors: [DISPOSABLE] };
  return { ok: true, value: { ...rest, company: companyName } };
}

/** Longer lists are refused unread. */
const MAX_ENTRIES = 100;
const LISTS = ['competitors', 'searchTopics', 'prompts'] as const;
const lengthOf = (given: unknown) => (Array.isArray(given) ? given.length : 0);

/** The first error of each field. */
const firstOfEach = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);

const DISPOSABLE: FieldError = {
  field: 'email',
  message: 'Disposable addresses are not allowed. Give an address that you read.',
};
