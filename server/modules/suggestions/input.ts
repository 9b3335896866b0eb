import { getDomain } from 'tldts';
import { z } from 'zod';
import { badInput } from '../../errors.ts';

export const MOST_COMPETITORS = 20;
export const MOST_SEARCH_TOPICS = 10;
const LONGEST_NAME = 120;
const LONGEST_CATEGORY = 80;
const LONGEST_DESCRIPTION = 500;

/** One line without control characters and without what could be markup. */
const line = (longest: number) =>
  z
    .string()
    .max(longest * 4, `At most ${longest} characters.`)
    .transform((value) =>
      value
        .normalize('NFC')
        .replace(/[\p{C}<>{}]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().max(longest, `At most ${longest} characters.`));

const optional = (longest: number) =>
  line(longest)
    .nullish()
    .transform((value) => value || null);

const domain = z
  .string()
  .max(2000, 'Give a domain such as example.com.')
  .nullish()
  .transform((value, context) => {
    const host = value?.trim();
    if (!host) return null;
    const found = getDomain(host, { allowPrivateDomains: false });
    if (found && found.length <= 253) return found.toLowerCase();
    context.addIssue({ code: 'custom', message: 'Give a domain such as example.com.' });
    return z.NEVER;
  });

const name = line(LONGEST_NAME).pipe(
  z.string().regex(/[\p{L}\p{N}]/u, 'A name is needed, with a letter or a digit.'),
);

const company = z.object({ name, domain });

const described = company.extend({ description: optional(LONGEST_DESCRIPTION) });

const placed = described.extend({ category: optional(LONGEST_CATEGORY) });

const competitors = z
  .array(name)
  .max(MOST_COMPETITORS, `At most ${MOST_COMPETITORS} competitors.`)
  .default([]);

const compared = placed.extend({ competitors });

const searched = company.extend({
  competitors,
  searchTopics: z
    .array(name)
    .min(1, 'At least one search topic.')
    .max(MOST_SEARCH_TOPICS, `At most ${MOST_SEARCH_TOPICS} search topics.`),
});

export type CompanyQuestion = z.input<typeof company>;
export type CategoryQuestion = z.input<typeof described>;
export type CompetitorsQuestion = z.input<typeof placed>;
export type TopicsQuestion = z.input<typeof compared>;
export type CleanTopicsQuestion = z.output<typeof compared>;
export type CleanCompetitorsQuestion = z.output<typeof placed>;
export type PromptsQuestion = z.input<typeof searched>;
export type CleanPromptsQuestion = z.output<typeof searched>;
export type CleanCategoryQuestion = z.output<typeof described>;

export const cleanCompany = cleanerOf(company);
export const cleanCategoryQuestion = cleanerOf(described);
export const cleanCompetitorsQuestion = cleanerOf(placed);
export const cleanTopicsQuestion = cleanerOf(compared);
export const cleanPromptsQuestion = cleanerOf(searched);

/** @throws BAD_USER_INPUT naming the first field at fault and what it allows */
function cleanerOf<In, Out>(schema: z.ZodType<Out, In>): (value: In) => Out {
  return (value) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw badInput(issue?.path.join('.') ?? '', issue?.message ?? 'Not allowed.');
  };
}
