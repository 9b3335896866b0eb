import * as z from 'zod/mini';

/** What the specification and the server allow; the server checks again. */
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
  /** There is room for as many prompts at least. */
  promptSlots: 10,
  /** The first ones do not name the company. */
  genericPrompts: 8,
};

export const EMAIL_TITLE = 'Please enter a valid email address';

/** Steps that begin with proposals. */
export type Proposed = 'website' | 'competitors' | 'searchTopics' | 'prompts';
/** Those of them that hold several texts. */
export type Listed = Exclude<Proposed, 'website'>;

const tooLong = (most: number) => z.maxLength(most, `At most ${most} characters.`);
const rows = (most: number, longest: number) =>
  z.array(z.object({ text: z.string().check(z.trim(), tooLong(longest)) })).check(z.maxLength(most));

/** Whether a text could be a domain or web address; the server looks closer. */
function isAddress(text: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url?.hostname.includes('.') === true && !/\s/.test(text);
}

const proposal = z.object({
  /** What it was asked with. */
  of: z.string(),
  /** The server gave it; otherwise the visitor went on without. */
  given: z.boolean(),
  texts: z.array(z.string()),
  basis: z.nullable(z.enum(['KNOWN', 'GUESS', 'MODEL'])),
  /** The kind of business that search topics were chosen for. */
  category: z.nullable(z.object({ key: z.string(), label: z.string() })),
});

/** What was proposed last for a step, whatever became of it. */
export type Proposal = z.infer<typeof proposal>;

/** What the wizard holds. */
export const wizardSchema = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter your email address'), z.email(EMAIL_TITLE), tooLong(LIMITS.email)),
  companyName: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter the name of the company'), tooLong(LIMITS.name)),
  website: z.string().check(
    z.trim(),
    tooLong(LIMITS.website),
    z.refine((text) => text === '' || isAddress(text), 'Enter an address such as https://www.example.com'),
  ),
  competitors: rows(LIMITS.competitors, LIMITS.name),
  searchTopics: rows(LIMITS.searchTopics, LIMITS.name),
  prompts: rows(LIMITS.prompts, LIMITS.prompt),
  proposals: z.object({
    website: z.nullable(proposal),
    competitors: z.nullable(proposal),
    searchTopics: z.nullable(proposal),
    prompts: z.nullable(proposal),
  }),
});

export type WizardValues = z.infer<typeof wizardSchema>;
export type Row = WizardValues['competitors'][number];

/** A wizard that nothing was entered into. */
export const EMPTY: WizardValues = {
  email: '',
  companyName: '',
  website: '',
  competitors: [],
  searchTopics: [],
  prompts: [],
  proposals: { website: null, competitors: null, searchTopics: null, prompts: null },
};

/** Rows to fill in, with blank ones up to a number. */
export const toRows = (texts: readonly string[], least: number): Row[] =>
  Array.from({ length: Math.max(texts.length, least) }, (_, index) => ({ text: texts[index] ?? '' }));

/** A text on one line, as it is sent. */
export const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The texts of rows without blank ones and without those that say the same. */
export function filled(rows: readonly Row[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of rows.map((row) => tidy(row.text))) {
    if (text !== '' && !byKey.has(text.toLowerCase())) byKey.set(text.toLowerCase(), text);
  }
  return [...byKey.values()];
}
