import { mergeList, mergeSlots } from '../../../components/steps/merge-suggestions.ts';
import { ORDER, type Step } from '../wizard/steps.ts';
import {
  LIMITS,
  type SuggestedStep,
  type Suggestion,
  toRows,
  uniqueTexts,
  type WizardValues,
  wizardSchema,
} from '../wizard/wizard-values.ts';

/** What suggestions are made from. */
interface Inputs {
  companyName: string;
  website: string | null;
  competitors: string[];
  searchTopics: string[];
  /** The visitor's choice. */
  language: WizardValues['language'];
}

export const toInputs = (values: WizardValues): Inputs => ({
  companyName: values.companyName.trim(),
  website: values.website.trim() || null,
  competitors: uniqueTexts(values.competitors),
  searchTopics: uniqueTexts(values.searchTopics),
  language: values.language,
});

/** Identifies the inputs of a step's suggestion: everything that was entered on earlier steps. */
export function inputsKey(
  step: SuggestedStep,
  { companyName, website, competitors, searchTopics, language }: Inputs,
) {
  const inputs = [companyName, website, competitors, searchTopics];
  // Search topics in another language are fetched on their own step, which must stay open meanwhile.
  return JSON.stringify([...inputs.slice(0, ORDER.indexOf(step)), ...(step === 'prompts' ? [language] : [])]);
}

/** That search topics and prompts are in: the visitor's choice, else what the server chose for the search topics. */
export const languageOf = ({ language, suggestions }: Pick<WizardValues, 'language' | 'suggestions'>) =>
  language ?? suggestions.searchTopics?.language ?? null;

/** Whether the step's suggestion is of the present inputs, fetched or skipped. */
const isSettled = (step: SuggestedStep, values: WizardValues) =>
  values.suggestions[step]?.inputsKey === inputsKey(step, toInputs(values));

/** Whether fetching the step's suggestion again would change nothing. */
export const isFetched = (step: SuggestedStep, values: WizardValues) =>
  isSettled(step, values) && values.suggestions[step]?.fetched === true;

const { email, companyName, website } = wizardSchema.shape;

/** The last step that may be shown: each step requires the fields and the suggestions of those before it. */
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

/** Applies a new suggestion to a step: the visitor's own changes stay, the rest follows the suggestion. */
export function applySuggestion(
  values: WizardValues,
  step: SuggestedStep,
  suggestion: Suggestion,
): WizardValues {
  const previous = values.suggestions[step]?.texts ?? [];
  const suggestions = { ...values.suggestions, [step]: suggestion };
  if (step === 'website') {
    const [website = ''] = mergeSlots([values.website], previous, suggestion.texts);
    return { ...values, website, suggestions };
  }
  if (step === 'prompts') {
    const current = values.prompts.map(({ text }) => text);
    const merged = mergeSlots(current, previous, suggestion.texts.slice(0, LIMITS.prompts));
    const lastFilled = merged.findLastIndex((text) => text);
    return { ...values, prompts: toRows(merged.slice(0, lastFilled + 1), LIMITS.promptSlots), suggestions };
  }
  const merged = mergeList(uniqueTexts(values[step]), previous, suggestion.texts, LIMITS[step]);
  // An empty list has one blank row to begin with.
  return { ...values, [step]: toRows(merged, 1), suggestions };
}

/** The suggestion of a step that the visitor skipped. */
export const skippedSuggestion = (step: SuggestedStep, values: WizardValues): Suggestion => ({
  inputsKey: inputsKey(step, toInputs(values)),
  fetched: false,
  texts: [],
  basis: null,
  category: null,
  language: languageOf(values),
});
