import { CombinedGraphQLErrors } from '@apollo/client';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { ORDER, STEP_FIELDS, type Step } from './steps.ts';
import { type ListStep, normalizeText, uniqueTexts, type WizardValues } from './wizard-values.ts';

const LISTS: readonly ListStep[] = ['competitors', 'searchTopics', 'prompts'];
const isList = (name: string): name is ListStep => LISTS.some((list) => list === name);

/** Path of the input that the server refused as invalid; null for other errors. */
export function findRefusedInput(error: unknown): string | null {
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const field = errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')?.extensions?.field;
  return typeof field === 'string' ? field : null;
}

/** The banner's text. It does not suggest a retry at a limit, because the server's reason says when. */
export function describeFailure(message: string, error: unknown): string {
  const isLimited =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  return isLimited ? message.replace(' Please try again.', '') : message;
}

/** The first field of a step with an error; null without one. */
export function findFirstError(
  step: Step,
  errors: FieldErrors<WizardValues>,
): FieldPath<WizardValues> | null {
  for (const field of STEP_FIELDS[step]) {
    if (!errors[field as keyof WizardValues]) continue;
    if (!isList(field)) return field;
    const rows = errors[field];
    const index = Array.isArray(rows) ? rows.findIndex(Boolean) : -1;
    return `${field}.${Math.max(index, 0)}.text`;
  }
  return null;
}

/**
 * Finds the form's field and step for a path in the server's input.
 * @param path such as `prompts.3`, where the index counts no blank and repeated texts
 * @returns null for an input without a field
 */
export function findField(
  path: string,
  values: WizardValues,
): { step: Step; name: FieldPath<WizardValues> } | null {
  const [first = '', index = '0'] = path.replace(/^input\./, '').split('.');
  const step = ORDER.find((candidate) => STEP_FIELDS[candidate].some((name) => name === first));
  if (!step) return null;
  if (!isList(first)) return { step, name: first as FieldPath<WizardValues> };
  const sent = uniqueTexts(values[first])[Number(index)];
  const row = values[first].findIndex(({ text }) => normalizeText(text) === sent);
  return { step, name: `${first}.${Math.max(row, 0)}.text` };
}
