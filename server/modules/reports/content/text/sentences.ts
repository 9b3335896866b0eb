/** Sentences about a report's findings, the same in the mail and the PDF. */

import { bandOf } from '../../../../analysis/sentiment/bands.ts';
import { counted } from '../../../../lib/format.ts';
import type {
  MissingPrompt,
  PlatformFindings,
  PromptResult,
  ReportContent,
  ReportSentiment,
} from '../model.ts';
import { decimal, interval, listed, ordinal, outOf, percent } from './figures.ts';

/** `ChatGPT (gpt-5.2)`; only the name where the model is the same. */
export const platformAndModel = ({ platform, model }: Pick<PlatformFindings, 'platform' | 'model'>) =>
  model === null || model.toLowerCase() === platform.name.toLowerCase()
    ? platform.name
    : `${platform.name} (${model})`;

/**
 * The mention rate of prompts that name the company, which is not part of the main number; null without such a prompt.
 */
export function brandedInWords({
  company,
  brandedVisibility,
  measurement,
}: Pick<ReportContent, 'company' | 'brandedVisibility' | 'measurement'>): string | null {
  if (measurement.brandedPrompts === 0) return null;
  if (brandedVisibility.value === null) return `No prompt that names ${company} got a usable answer.`;
  const { hits, answers } = brandedVisibility;
  const verb = hits === 1 || answers === 1 ? 'names' : 'name';
  const shown = interval(brandedVisibility);
  const sure = shown && `, 95% interval ${shown}`;
  return `Asked about ${company} by name, ${outOf(brandedVisibility)} ${verb} it: ${percent(brandedVisibility.value)}${sure}. They are counted separately.`;
}

/** The sentence in place of a ranking when no answer names a company; null otherwise. */
export function noRanking({ ranking, company }: Pick<ReportContent, 'ranking' | 'company'>): string | null {
  if (ranking.some(({ mentionRate }) => mentionRate.hits > 0)) return null;
  return ranking.length > 1
    ? `No answer names ${company} or any of its competitors, so there is no ranking.`
    : `No answer names ${company}, and no competitor was given, so there is no ranking.`;
}

/** Why the other answers were not judged; reports made before these were counted know one reason only. */
function whyUnjudged(counts: ReportSentiment['counts']): string {
  if (!counts?.unsupportedLanguage) return 'the others say too little to judge';
  const inAnother = 'in another language than English, German, French or Spanish';
  return counts.unsupportedLanguage === counts.unjudged
    ? `the others are ${inAnother}`
    : `the others say too little to judge or are ${inAnother}`;
}

/** How answers speak of the company, in a sentence or two. */
export function sentimentInWords(company: string, sentiment: ReportSentiment): string {
  const { value, low, high, answers, mentions, counts } = sentiment;
  if (mentions === 0) return `No answer names ${company}, so there is no sentiment to judge.`;
  if (value === null) {
    return `${counted(mentions, 'answer')} ${mentions === 1 ? 'names' : 'name'} ${company}, and none says enough to judge its sentiment by.`;
  }
  const of =
    answers === mentions
      ? `${counted(answers, 'answer')} that ${answers === 1 ? 'names' : 'name'} it`
      : `${answers} of ${counted(mentions, 'answer')} that name it; ${whyUnjudged(counts)}`;
  const split = counts
    ? ` ${counts.positive} positive, ${counts.mixed} mixed, ${counts.negative} negative.`
    : '';
  const sure = low === null || high === null ? '' : ` The 95% interval is ${decimal(low)}–${decimal(high)}.`;
  return `${decimal(value)} of 100 (50 is mixed): ${bandOf(value)} on average over ${of}.${sure}${split}`;
}

/** `Named 2nd`, `Not named`, `No answer` */
export function outcome({ status, visible, position }: PromptResult): string {
  if (status !== 'answered') return 'No answer';
  if (!visible) return 'Not named';
  return position === null ? 'Named' : `Named ${ordinal(position)}`;
}

/** The companies named where the company is not, with counts unless there is only one answer. */
export function namedInstead({ named, answers }: Pick<MissingPrompt, 'named' | 'answers'>): string {
  if (named.length === 0) {
    return `No competitor is named in ${answers === 1 ? 'its answer' : `its ${answers} answers`} either.`;
  }
  const each = named.map(({ name, answers: hits }) =>
    answers === 1 ? name : `${name} (${hits} of ${answers})`,
  );
  return `Named instead: ${listed(each)}`;
}
