import { z } from 'zod';
import type { FieldError } from '../../brands/model.ts';
import { registrableDomain, visitorWebsite } from '../../wizard/site/visitor-website.ts';
import { visitorList, visitorName } from '../../wizard/visitor-text.ts';
import { MAX_COMPETITORS, MAX_SEARCH_TOPICS } from '../constants.ts';
import type { CleanRequest } from '../model.ts';
import { emailAddress, isDisposable } from './email-address.ts';
import { prompts } from './prompt-text.ts';

/** Only its registrable domain is kept; nothing is asked there. */
const website = visitorWebsite.transform((origin) => origin && registrableDomain(origin));

const request = z.object({
  email: emailAddress,
  companyName: visitorName,
  website,
  competitors: visitorList(MAX_COMPETITORS, 'competitors').default([]),
  searchTopics: visitorList(MAX_SEARCH_TOPICS, 'search topics').default([]),
  prompts,
});

/** What a visitor sends, before anything of it is believed. */
export type RequestInput = Readonly<Partial<Record<keyof z.input<typeof request>, unknown>>>;

/** Checks and cleans a request. Every fault is told, by field; in a list with the place of the entry: `prompts.3`. */
export async function readRequest(
  input: RequestInput,
): Promise<{ ok: true; value: CleanRequest } | { ok: false; errors: FieldError[] }> {
  const endless = LISTS.filter((field) => lengthOf(input[field]) > MAX_ENTRIES);
  if (endless.length > 0) {
    return { ok: false, errors: endless.map((field) => ({ field, message: 'There are too many entries.' })) };
  }
  const parsed = request.safeParse(input);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return { ok: false, errors: firstOfEach(errors) };
  }
  const { companyName, ...rest } = parsed.data;
  if (await isDisposable(rest.email)) return { ok: false, errors: [THROW_AWAY] };
  return { ok: true, value: { ...rest, company: companyName } };
}

/** Looking at every entry would take longer than saying no. */
const MAX_ENTRIES = 100;
const LISTS = ['competitors', 'searchTopics', 'prompts'] as const;
const lengthOf = (given: unknown) => (Array.isArray(given) ? given.length : 0);

/** One fault of a field is enough to mend at a time. */
const firstOfEach = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);

const THROW_AWAY: FieldError = {
  field: 'email',
  message: 'Throw-away addresses are not allowed. Give an address at which the report reaches you.',
};
