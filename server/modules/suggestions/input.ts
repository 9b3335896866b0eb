import { getDomain } from 'tldts';
import { z } from 'zod';
import { badInput } from '../../errors.ts';
import {
  languageOfDomain,
  languageOfTag,
  PROMPT_LANGUAGES,
  type PromptLanguage,
} from './wording/translated/languages.ts';

export const MAX_COMPETITORS = 20;
export const MAX_SEARCH_TOPICS = 10;
const MAX_NAME_LENGTH = 120;
const MAX_CATEGORY_LENGTH = 80;
const MAX_DESCRIPTION_LENGTH = 500;
const LANGUAGE_RULE = `One of ${PROMPT_LANGUAGES.join(', ')}.`;

/** One line without control characters and markup. */
const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength * 4, `At most ${maxLength} characters.`)
    .transform((value) =>
      value
        .normalize('NFC')
        .replace(/[\p{C}<>{}]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().max(maxLength, `At most ${maxLength} characters.`));

const optional = (maxLength: number) =>
  line(maxLength)
    .nullish()
    .transform((value) => value || null);

const domain = z
  .string()
  .max(2000, 'Enter a domain such as example.com.')
  .nullish()
  .transform((value, context) => {
    const host = value?.trim();
    if (!host) return null;
    const registrable = getDomain(host, { allowPrivateDomains: false });
    if (registrable && registrable.length <= 253) return registrable.toLowerCase();
    context.addIssue({ code: 'custom', message: 'Enter a domain such as example.com.' });
    return z.NEVER;
  });

const name = line(MAX_NAME_LENGTH).pipe(
  z.string().regex(/[\p{L}\p{N}]/u, 'A name is needed, with a letter or a digit.'),
);

export const companyInput = z.object({ name, domain });

export const businessInput = companyInput.extend({
  description: optional(MAX_DESCRIPTION_LENGTH),
  category: optional(MAX_CATEGORY_LENGTH),
});

const competitors = z.array(name).max(MAX_COMPETITORS, `At most ${MAX_COMPETITORS} competitors.`).default([]);

/** Checked here, so that every door names the field and what is allowed. */
export const promptLanguage = z
  .string()
  .max(35, LANGUAGE_RULE)
  .nullish()
  .transform((tag, context) => {
    if (!tag) return null;
    const language = languageOfTag(tag);
    if (!language) context.addIssue({ code: 'custom', message: LANGUAGE_RULE });
    return language ?? z.NEVER;
  });

const withLanguage = <T extends { domain: string | null; language: PromptLanguage | null }>(input: T) => ({
  ...input,
  language: input.language ?? languageOfDomain(input.domain) ?? ('en' as const),
});

export const topicsInput = businessInput
  .extend({ competitors, audience: optional(MAX_CATEGORY_LENGTH), language: promptLanguage })
  .transform(withLanguage);

export const promptsInput = companyInput
  .extend({
    competitors,
    searchTopics: z
      .array(name)
      .min(1, 'At least one search topic.')
      .max(MAX_SEARCH_TOPICS, `At most ${MAX_SEARCH_TOPICS} search topics.`),
    language: promptLanguage,
  })
  .transform(withLanguage);

export type CompanyInput = z.input<typeof companyInput>;
export type BusinessInput = z.input<typeof businessInput>;
export type TopicsInput = z.input<typeof topicsInput>;
export type ParsedTopicsInput = z.output<typeof topicsInput>;
export type ParsedBusinessInput = z.output<typeof businessInput>;
export type PromptsInput = z.input<typeof promptsInput>;
export type ParsedPromptsInput = z.output<typeof promptsInput>;

/** @throws BAD_USER_INPUT naming the first invalid field and what is allowed */
export function parseInput<In, Out>(schema: z.ZodType<Out, In>, value: In): Out {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput(issue?.path.join('.') ?? '', issue?.message ?? 'Not allowed.');
}
