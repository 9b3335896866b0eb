import { ORDER, type Step } from '../wizard/steps.ts';
import {
  LIMITS,
  type Proposal,
  type ProposedStep,
  toRows,
  uniqueTexts,
  type WizardValues,
  wizardSchema,
} from '../wizard/wizard-values.ts';

/** What proposals are made from. */
interface Inputs {
  companyName: string;
  website: string | null;
  competitors: string[];
  searchTopics: string[];
}

export const toInputs = (values: WizardValues): Inputs => ({
  companyName: values.companyName.trim(),
  website: values.website.trim() || null,
  competitors: uniqueTexts(values.competitors),
  searchTopics: uniqueTexts(values.searchTopics),
});

/** Identifies the inputs of a step's proposal: everything that was entered on earlier steps. */
export function inputsKey(step: ProposedStep, { companyName, website, competitors, searchTopics }: Inputs) {
  const inputs = [companyName, website, competitors, searchTopics];
  return JSON.stringify(inputs.slice(0, ORDER.indexOf(step)));
}

/** Whether the step's proposal is of the present inputs, fetched or skipped. */
const isSettled = (step: ProposedStep, values: WizardValues) =>
  values.proposals[step]?.inputsKey === inputsKey(step, toInputs(values));

/** Whether fetching the step's proposal again would change nothing. */
export const isFetched = (step: ProposedStep, values: WizardValues) =>
  isSettled(step, values) && values.proposals[step]?.fetched === true;

const { email, companyName, website } = wizardSchema.shape;

/** The last step that may be shown: each step requires the fields and the proposals of those before it. */
export function lastOpenStep(values: WizardValues): Step {
  const isCompanyValid =
    email.safeParse(values.email).success && companyName.safeParse(values.companyName).success;
  if (!isCompanyValid || !isSettled('website', values)) return 'company';
  if (!website.safeParse(values.website).success || !isSettled('competitors', values)) return 'website';
  if (!isSettled('searchTopics', values)) return 'competitors';
  if (uniqueTexts(values.searchTopics).length === 0 || !isSettled('prompts', values)) return 'searchTopics';
  return 'generate';
}

export const isOpen = (step: Step, values: WizardValues) =>
  ORDER.indexOf(step) <= ORDER.indexOf(lastOpenStep(values));

/** Applies a new proposal to a step: the visitor's own changes stay, the rest follows the proposal. */
export function applyProposal(values: WizardValues, step: ProposedStep, proposal: Proposal): WizardValues {
  const previous = values.proposals[step]?.texts ?? [];
  const proposals = { ...values.proposals, [step]: proposal };
  if (step === 'website') {
    const [website = ''] = mergeSlots([values.website], previous, proposal.texts);
    return { ...values, website, proposals };
  }
  if (step === 'prompts') {
    const current = values.prompts.map(({ text }) => text);
    const merged = mergeSlots(current, previous, proposal.texts.slice(0, LIMITS.prompts));
    const lastFilled = merged.findLastIndex((text) => text);
    return { ...values, prompts: toRows(merged.slice(0, lastFilled + 1), LIMITS.promptSlots), proposals };
  }
  const merged = mergeList(uniqueTexts(values[step]), previous, proposal.texts, LIMITS[step]);
  // An empty list has one blank row to begin with.
  return { ...values, [step]: toRows(merged, 1), proposals };
}

/** The proposal of a step that the visitor skipped. */
export const skippedProposal = (step: ProposedStep, values: WizardValues): Proposal => ({
  inputsKey: inputsKey(step, toInputs(values)),
  fetched: false,
  texts: [],
  basis: null,
  category: null,
});

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const includes = (texts: readonly string[], text: string) => texts.some((other) => isSame(other, text));

/**
 * Merges a new proposal into an unordered list. Entered texts stay, unchanged texts of the previous proposal are
 * replaced, and texts that the visitor removed are not proposed again.
 * @param current the list without blank texts
 * @param max the list's limit; entered texts take precedence
 */
export function mergeList(
  current: readonly string[],
  previous: readonly string[],
  next: readonly string[],
  max: number,
): string[] {
  const entered = current.filter((text) => !includes(previous, text));
  const removed = previous.filter((text) => !includes(current, text));
  const proposed = next.filter((text) => !includes(entered, text) && !includes(removed, text));
  return [...proposed.slice(0, Math.max(0, max - entered.length)), ...entered];
}

/** Merges a new proposal into slots with a meaning of their own: only slots that the visitor left alone change. */
export function mergeSlots(
  current: readonly string[],
  previous: readonly string[],
  next: readonly string[],
): string[] {
  const length = Math.max(current.length, next.length);
  return Array.from({ length }, (_, slot) => {
    const text = current[slot] ?? '';
    return isSame(text, previous[slot] ?? '') ? (next[slot] ?? '') : text;
  });
}
