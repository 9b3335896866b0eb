import { CombinedGraphQLErrors } from '@apollo/client';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { FIELDS, ORDER, type Step } from './steps.ts';
import { filled, type Listed, tidy, type WizardValues } from './wizard-values.ts';

const LISTED: readonly Listed[] = ['competitors', 'searchTopics', 'prompts'];
const isListed = (name: string): name is Listed => LISTED.some((list) => list === name);

/** Path of the input that the server refused, where its failure is of one. */
export function refusedInput(error: unknown): string | null {
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const field = errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')?.extensions?.field;
  return typeof field === 'string' ? field : null;
}

/** The first field of a step that there is a message for; null without any. */
export function firstErrorOf(step: Step, errors: FieldErrors<WizardValues>): FieldPath<WizardValues> | null {
  for (const field of FIELDS[step]) {
    if (!errors[field as keyof WizardValues]) continue;
    if (!isListed(field)) return field;
    const rows = errors[field];
    const index = Array.isArray(rows) ? rows.findIndex(Boolean) : -1;
    return `${field}.${Math.max(index, 0)}.text`;
  }
  return null;
}

/**
 * Where in the form an input stands that the server refused, and on which step.
 * @param field path of the input as the server says it, such as `prompts.3`, counted without blank and repeated texts
 * @returns null for an input that the visitor did not enter
 */
export function fieldAt(
  field: string,
  values: WizardValues,
): { step: Step; name: FieldPath<WizardValues> } | null {
  const [first = '', index = '0'] = field.replace(/^input\./, '').split('.');
  const step = ORDER.find((one) => FIELDS[one].some((name) => name === first));
  if (!step) return null;
  if (!isListed(first)) return { step, name: first as FieldPath<WizardValues> };
  const sent = filled(values[first])[Number(index)];
  const row = values[first].findIndex(({ text }) => tidy(text) === sent);
  return { step, name: `${first}.${Math.max(row, 0)}.text` };
}
