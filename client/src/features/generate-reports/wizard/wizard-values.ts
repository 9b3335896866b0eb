import * as z from 'zod/mini';

/** Limits of the specification and the server, which checks them again. */
export const LIMITS = {
  email: 254,
  website: 2000,
  /** Longest company, competitor or search topic, in characters. */
  name: 80,
  competitors: 5,
  searchTopics: 10,
  /** Longest prompt, in characters. */
  prompt: 300,
  prompts: 20,
  /** The least number of rows for prompts. */
  promptSlots: 10,
  /** The first prompts do not name the company. */
  genericPrompts: 8,
};

export const EMAIL_TITLE = 'Please enter a valid email address';

/** Steps with suggestions. */
export type SuggestedStep = 'website' | 'competitors' | 'searchTopics' | 'prompts';
/** Those of them with a list of texts. */
export type ListStep = Exclude<SuggestedStep, 'website'>;

const maxLength = (max: number) => z.maxLength(max, `At most ${max} characters.`);
const rows = (max: number, maxCharacters: number) =>
  z.array(z.object({ text: z.string().check(z.trim(), maxLength(maxCharacters)) })).check(z.maxLength(max));

/** Whether a text may be a domain or URL; the server checks it fully. */
function isAddress(text: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url?.hostname.includes('.') === true && !/\s/.test(text);
}

const language = z.enum(['EN', 'DE', 'FR', 'ES']);

const suggestion = z.object({
  /** Identifies the inputs it was made from; see `inputsKey`. */
  inputsKey: z.string(),
  /** False when the visitor continued without suggestions. */
  fetched: z.boolean(),
  texts: z.array(z.string()),
  basis: z.nullable(z.enum(['KNOWN', 'GUESS', 'MODEL'])),
  /** The kind of business of the search topics. */
  category: z.nullable(z.object({ key: z.string(), label: z.string() })),
  /** Of the search topics; null for other suggestions. */
  language: z.nullable(language),
});

/** The last suggestion for a step. */
export type Suggestion = z.infer<typeof suggestion>;

/** Values of the wizard. */
export const wizardSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your email address'),
      z.email(EMAIL_TITLE),
      maxLength(LIMITS.email),
    ),
  companyName: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter the name of the company'), maxLength(LIMITS.name)),
  website: z.string().check(
    z.trim(),
    maxLength(LIMITS.website),
    z.refine((text) => text === '' || isAddress(text), 'Enter an address such as https://www.example.com'),
  ),
  competitors: rows(LIMITS.competitors, LIMITS.name),
  /** That the visitor chose for search topics and prompts; null: the server's choice. */
  language: z.nullable(language),
  searchTopics: rows(LIMITS.searchTopics, LIMITS.name),
  prompts: rows(LIMITS.prompts, LIMITS.prompt),
  suggestions: z.object({
    website: z.nullable(suggestion),
    competitors: z.nullable(suggestion),
    searchTopics: z.nullable(suggestion),
    prompts: z.nullable(suggestion),
  }),
});

export type WizardValues = z.infer<typeof wizardSchema>;
type Row = WizardValues['competitors'][number];

/** Values of a new wizard. */
export const EMPTY: WizardValues = {
  email: '',
  companyName: '',
  website: '',
  competitors: [],
  language: null,
  searchTopics: [],
  prompts: [],
  suggestions: { website: null, competitors: null, searchTopics: null, prompts: null },
};

/** Whether nothing was entered. */
export const isEmpty = (values: WizardValues) => JSON.stringify(values) === JSON.stringify(EMPTY);

/** Rows of a list, with blank ones up to a minimum. */
export const toRows = (texts: readonly string[], min: number): Row[] =>
  Array.from({ length: Math.max(texts.length, min) }, (_, index) => ({ text: texts[index] ?? '' }));

/** A text on one line, ready to send. */
export const normalizeText = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The texts of a list without blank and repeated ones. */
export function uniqueTexts(rows: readonly Row[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of rows.map((row) => normalizeText(row.text))) {
    if (text !== '' && !byKey.has(text.toLowerCase())) byKey.set(text.toLowerCase(), text);
  }
  return [...byKey.values()];
}
