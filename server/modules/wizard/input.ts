import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { visitorWebsite } from './site/visitor-website.ts';
import { LONGEST_NAME, visitorLine, visitorList, visitorName } from './visitor-text.ts';

export const MOST_COMPETITORS = 5;
export const MOST_SEARCH_TOPICS = 10;

const company = z.object({ companyName: visitorName, website: visitorWebsite });

const competitors = visitorList(MOST_COMPETITORS, 'competitors').default([]);

/** Blank is none. */
const category = visitorLine(LONGEST_NAME)
  .nullish()
  .transform((given) => given || null);

const searchTopics = visitorList(MOST_SEARCH_TOPICS, 'search topics').refine(
  (topics) => topics.length > 0,
  'At least one search topic.',
);

/** What the wizard's steps ask. A question that was checked is found good again, as it is. */
export const companyQuestion = company;
export const searchTopicsQuestion = company.extend({ competitors, category });
export const promptsQuestion = company.extend({ competitors, searchTopics });

export type CompanyQuestion = z.input<typeof companyQuestion>;
export type SearchTopicsQuestion = z.input<typeof searchTopicsQuestion>;
export type PromptsQuestion = z.input<typeof promptsQuestion>;

/** @throws BAD_USER_INPUT naming the first field at fault and what it allows */
export function checked<In, Out>(schema: z.ZodType<Out, In>, given: In): Out {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput(issue?.path.join('.') ?? '', issue?.message ?? 'Not allowed.');
}
