import { ORDER, type Step } from '../wizard/steps.ts';
import {
  EMPTY,
  filled,
  LIMITS,
  type Proposal,
  type Proposed,
  toRows,
  type WizardValues,
  wizardSchema,
} from '../wizard/wizard-values.ts';
import { mergeList, mergeSlots } from './merge.ts';

/** What proposals are made from. */
export interface Inputs {
  companyName: string;
  website: string | null;
  competitors: string[];
  searchTopics: string[];
}

export const inputsOf = (values: WizardValues): Inputs => ({
  companyName: values.companyName.trim(),
  website: values.website.trim() || null,
  competitors: filled(values.competitors),
  searchTopics: filled(values.searchTopics),
});

/** What the proposals for a step depend on: all that was entered before it. */
export function keyOf(step: Proposed, { companyName, website, competitors, searchTopics }: Inputs): string {
  const all = [companyName, website, competitors, searchTopics];
  return JSON.stringify(all.slice(0, ORDER.indexOf(step)));
}

/** Whether the step's proposals were made, or gone on without, for what is entered now. */
export const isSettled = (step: Proposed, values: WizardValues) =>
  values.proposals[step]?.of === keyOf(step, inputsOf(values));

/** Whether they are here, so that asking again would bring nothing new. */
export const isGiven = (step: Proposed, values: WizardValues) =>
  isSettled(step, values) && values.proposals[step]?.given === true;

const { email, companyName, website } = wizardSchema.shape;

/** The last step that may be shown: each needs what is asked for before it, and its own proposals settled. */
export function lastOpenStep(values: WizardValues): Step {
  if (![email.safeParse(values.email), companyName.safeParse(values.companyName)].every((it) => it.success)) {
    return 'company';
  }
  if (!isSettled('website', values)) return 'company';
  if (!website.safeParse(values.website).success || !isSettled('competitors', values)) return 'website';
  if (!isSettled('searchTopics', values)) return 'competitors';
  if (filled(values.searchTopics).length === 0 || !isSettled('prompts', values)) return 'searchTopics';
  return 'generate';
}

export const isOpen = (step: Step, values: WizardValues) =>
  ORDER.indexOf(step) <= ORDER.indexOf(lastOpenStep(values));

/** The wizard with new proposals: what the visitor made of a step is kept, the rest follows the proposal. */
export function withProposal(values: WizardValues, step: Proposed, proposal: Proposal): WizardValues {
  const before = values.proposals[step]?.texts ?? [];
  const proposals = { ...values.proposals, [step]: proposal };
  if (step === 'website') {
    const [website = ''] = mergeSlots([values.website], before, proposal.texts);
    return { ...values, website, proposals };
  }
  if (step === 'prompts') {
    const next = proposal.texts.slice(0, LIMITS.prompts);
    const prompts = mergeSlots(
      values.prompts.map(({ text }) => text),
      before,
      next,
    );
    return { ...values, prompts: toRows(withoutBlankEnd(prompts), LIMITS.promptSlots), proposals };
  }
  const merged = mergeList(filled(values[step]), before, proposal.texts, LIMITS[step]);
  // An empty list shows where to begin.
  return { ...values, [step]: toRows(merged, 1), proposals };
}

const withoutBlankEnd = (texts: readonly string[]) => texts.slice(0, texts.findLastIndex((text) => text) + 1);

/** The step's proposal for a visitor who goes on without any. */
export const noProposal = (step: Proposed, values: WizardValues): Proposal => ({
  of: keyOf(step, inputsOf(values)),
  given: false,
  texts: [],
  basis: null,
  category: null,
});

/** Whether anything was entered. */
export const isEmpty = (values: WizardValues) => JSON.stringify(values) === JSON.stringify(EMPTY);
