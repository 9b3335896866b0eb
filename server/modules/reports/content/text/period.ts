/** Sentences on an account's report, the same in the mail and the PDF. */

import { describeRateChange, describeSentimentChange } from '../../../alerts/format.ts';
import type { ChangedPrompt, ReportContent, ReportPeriod } from '../model.ts';
import { daysOf, percent } from './figures.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Aug 01, 2026 – Aug 31, 2026 · ChatGPT · Boots`: what a report is of. */
export const scopeInWords = ({ from, to, platform, topic }: ReportPeriod) =>
  [daysOf(from, to), platform?.name, topic].filter(Boolean).join(' · ');

/** The changes of visibility and sentiment, with their certainty. */
export const changesInWords = ({ visibilityChange, sentimentChange }: ReportPeriod): string[] => [
  `Visibility: ${capital(describeRateChange(visibilityChange))}`,
  `Sentiment: ${capital(describeSentimentChange(sentimentChange))}`,
];

/** What is said where no prompt is listed. */
export const noChangedPrompt = ({ promptsNotCompared }: ReportPeriod) =>
  promptsNotCompared ?? 'No single prompt changed by more than chance.';

/** `“Which boots last?”: 10.0% → 60.0% of 30 answers` */
export const changedPrompt = ({ question, before, after }: ChangedPrompt) =>
  `“${question}”: ${percent(before.value)} before, ${percent(after.value)} of ${after.answers} answers now`;

/** The headings of the report. */
export const titleOf = ({ company, period }: Pick<ReportContent, 'company' | 'period'>) =>
  period?.title ?? `How AI platforms speak of ${company}`;
