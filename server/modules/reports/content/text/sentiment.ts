import { counted } from '../../../../lib/format.ts';
import type { ReportSentiment } from '../model.ts';
import { decimal } from './figures.ts';

/** The bands of the dashboard: positive from 55, negative to 45. */
export function band(value: number): 'positive' | 'neutral' | 'negative' {
  if (value >= 55) return 'positive';
  return value <= 45 ? 'negative' : 'neutral';
}

/** How answers speak of the company, in a sentence or two. */
export function sentimentInWords(company: string, sentiment: ReportSentiment): string {
  const { value, low, high, answers, mentions } = sentiment;
  if (mentions === 0) return `No answer names ${company}, so there is no sentiment to judge.`;
  if (value === null) {
    return `${counted(mentions, 'answer')} ${mentions === 1 ? 'names' : 'name'} ${company}, and none says enough to judge its sentiment by.`;
  }
  const of =
    answers === mentions
      ? `${counted(answers, 'answer')} that ${answers === 1 ? 'names' : 'name'} it`
      : `${answers} of ${counted(mentions, 'answer')} that name it; the others say too little to judge`;
  const sure = low === null || high === null ? '' : ` The 95% interval is ${decimal(low)}–${decimal(high)}.`;
  return `${decimal(value)} of 100 (50 is neutral): ${band(value)} on average over ${of}.${sure}`;
}
