import type { FieldPath } from 'react-hook-form';
import type { Proposed, WizardValues } from './wizard-values.ts';

/** The wizard's steps in their order, by what the address calls them. */
export const ORDER = ['company', 'website', 'competitors', 'searchTopics', 'prompts', 'generate'] as const;

export type Step = (typeof ORDER)[number];

/** What each step is called. */
export const NAMES: Record<Step, string> = {
  company: 'Company Info',
  website: 'Website',
  competitors: 'Competitors',
  searchTopics: 'Search Topics',
  prompts: 'Prompts',
  generate: 'Generate',
};

/** What is said while the proposals for a step are awaited. */
export const WAITING: Record<Proposed, string> = {
  website: 'Looking for your website…',
  competitors: 'Looking for competitors…',
  searchTopics: 'Looking for search topics…',
  prompts: 'Writing prompts…',
};

/** What is said when they could not be had. */
export const FAILURES: Record<Proposed, string> = {
  website: 'Failed to fetch website. Please try again.',
  competitors: 'Failed to fetch competitors. Please try again.',
  searchTopics: 'Failed to fetch keywords. Please try again.',
  prompts: 'Failed to fetch prompts. Please try again.',
};

export const NOT_GENERATED = 'Failed to generate report. Please try again.';

/** Said under a failure that comes from an input, which says more beside it. */
export const LOOK_AGAIN = 'Something that you entered needs another look.';

/** What a step asks for; the last one asks for nothing. */
export const FIELDS: Record<Step, readonly FieldPath<WizardValues>[]> = {
  company: ['email', 'companyName'],
  website: ['website'],
  competitors: ['competitors'],
  searchTopics: ['searchTopics'],
  prompts: ['prompts'],
  generate: [],
};

export const isStep = (name: string | null): name is Step => ORDER.some((step) => step === name);

export const stepAfter = (step: Step): Step => ORDER[ORDER.indexOf(step) + 1] ?? step;
export const stepBefore = (step: Step): Step | null => ORDER[ORDER.indexOf(step) - 1] ?? null;
