import type { FieldPath } from 'react-hook-form';
import type { SuggestedStep, WizardValues } from './wizard-values.ts';

/** The steps in their order, by their name in the address. */
export const ORDER = ['company', 'website', 'competitors', 'searchTopics', 'prompts', 'generate'] as const;

export type Step = (typeof ORDER)[number];

/** Titles of the steps. */
export const STEP_NAMES: Record<Step, string> = {
  company: 'Company Info',
  website: 'Website',
  competitors: 'Competitors',
  searchTopics: 'Search Topics',
  prompts: 'Prompts',
  generate: 'Generate',
};

/** Label of the button while the suggestions for a step are being fetched. */
export const BUSY_LABELS: Record<SuggestedStep, string> = {
  website: 'Looking for your website…',
  competitors: 'Looking for competitors…',
  searchTopics: 'Looking for search topics…',
  prompts: 'Writing prompts…',
};

/** Shown when the suggestions for a step could not be fetched. */
export const FETCH_FAILURES: Record<SuggestedStep, string> = {
  website: 'Failed to fetch website. Please try again.',
  competitors: 'Failed to fetch competitors. Please try again.',
  searchTopics: 'Failed to fetch keywords. Please try again.',
  prompts: 'Failed to fetch prompts. Please try again.',
};

export const GENERATE_FAILURE = 'Failed to generate report. Please try again.';

/** The reason of a failure that is explained at a field. */
export const INVALID_FIELD = 'Please correct what is marked below.';

/** The fields of each step. */
export const STEP_FIELDS: Record<Step, readonly FieldPath<WizardValues>[]> = {
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
