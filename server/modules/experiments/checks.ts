import { MIN_PROMPTS } from '../../statistics/interval.ts';
import type { FieldError } from '../brands/model.ts';
import { type Candidates, imbalanceOf } from './candidates.ts';
import { type Experiment, MIN_CONTROLS, MIN_TREATED } from './model.ts';
import { checkStart } from './validate.ts';

/** Base rates of 20 % and 28 %, or of 5 % and 10 %, differ by so much on the stabilised scale. */
const MAX_IMBALANCE = 0.1;

/** What keeps a draft from being registered, and what keeps it from a verdict. */
export interface DraftChecks {
  errors: FieldError[];
  warnings: string[];
}

export function checkDraft(
  { prompts, pages, metric, startsOn }: Pick<Experiment, 'prompts' | 'pages' | 'metric' | 'startsOn'>,
  candidates: Candidates,
  isCited: boolean,
  today: string,
): DraftChecks {
  const errors = checkStart(startsOn, today);
  const warnings: string[] = [];
  const treated = prompts.filter(({ role }) => role === 'treated');
  const controls = prompts.filter(({ role }) => role === 'control');
  const matched = new Set(controls.map(({ matchedTo }) => matchedTo));
  const alone = treated.filter(({ promptId }) => !matched.has(promptId)).length;
  if (pages.length === 0)
    errors.push({ field: 'pages', message: 'Enter the pages that you publish or change.' });
  if (treated.length - alone < MIN_PROMPTS) {
    errors.push({ field: 'treated', message: `Choose at least ${MIN_PROMPTS} prompts that have controls.` });
  }
  for (const { promptId, question } of controls) {
    const reason = candidates.byId.get(promptId)?.noControl;
    if (reason)
      errors.push({
        field: 'controls',
        message: `“${question.slice(0, 120)}” cannot be a control. ${reason}`,
      });
  }
  if (metric === 'citations' && isCited) {
    errors.push({
      field: 'metric',
      message:
        'Answers already cite these pages, which no control’s answers may do. Measure mentions instead.',
    });
  }
  if (treated.length - alone < MIN_TREATED || controls.length < MIN_CONTROLS) {
    warnings.push(
      `There will be no verdict: it needs ${MIN_TREATED} treated prompts with controls and ${MIN_CONTROLS} controls; you have ${treated.length - alone} and ${controls.length}.`,
    );
  }
  if (alone > 0) {
    warnings.push(
      `${alone} treated ${alone === 1 ? 'prompt has' : 'prompts have'} no control and will not be compared.`,
    );
  }
  const imbalance = imbalanceOf(candidates, prompts);
  if (imbalance !== null && Math.abs(imbalance) > MAX_IMBALANCE) {
    warnings.push(
      `The treated prompts are named ${imbalance > 0 ? 'more' : 'less'} often than their controls. The result corrects for this; prompts of like rates make it surer.`,
    );
  }
  return { errors, warnings };
}
