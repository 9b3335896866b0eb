import { counted } from '../../../../lib/format.ts';
import { MIN_PROMPTS } from '../../../../statistics/interval.ts';
import type { ReportContent } from '../model.ts';
import { daysOf, listed } from './figures.ts';
import formulas from './formulas.json' with { type: 'json' };
import { platformAndModel } from './sentences.ts';

const ABOUT_INTERVALS = `The intervals speak of prompts like these: answers to one prompt resemble each other, so prompts are counted and not answers. They are left out for fewer than ${MIN_PROMPTS} prompts.`;

export function measurementInWords(content: ReportContent): string[] {
  const { measurement, platforms, company, sentiment, period } = content;
  if (period) {
    const { answers, prompts, asked } = measurement;
    return [
      `${counted(answers, 'usable answer')} of ${listed(platforms.map(({ platform }) => platform.name)) || 'no platform'} to ${counted(prompts, 'prompt')}, collected on ${daysOf(period.from, period.to)} (UTC).`,
      ...(asked > answers
        ? [
            `${counted(asked - answers, 'measurement')} failed and ${asked - answers === 1 ? 'counts' : 'count'} in no figure.`,
          ]
        : []),
      branded(company, measurement.brandedPrompts),
      ...(period.compared && period.previous
        ? [
            `Changes compare ${daysOf(period.compared.from, period.compared.to)} with ${daysOf(period.previous.from, period.previous.to)}, prompt by prompt.`,
          ]
        : []),
      `The figures are those of the dashboard when the report was made. ${ABOUT_INTERVALS}`,
      `Sentiment was judged by: ${sentiment.judge}.`,
    ];
  }
  const { prompts, brandedPrompts, asked, answers, from, to } = measurement;
  const names = platforms.map(platformAndModel);
  const answerers = content.simulated ? 'the simulator' : listed(names) || 'no platform';
  return [
    `${counted(prompts, 'prompt')} ${prompts === 1 ? 'was' : 'were'} put once to ${answerers}: ${counted(asked, 'question')} asked, ${counted(answers, 'usable answer')}.`,
    ...failures(content),
    ...(from && to ? [`Answered on ${daysOf(from, to)} (UTC), each question in its own conversation.`] : []),
    branded(company, brandedPrompts),
    'Every prompt counts; none was chosen or left out after its answers were known.',
    ABOUT_INTERVALS,
    `Sentiment was judged by: ${sentiment.judge}.`,
  ];
}

function branded(company: string, prompts: number): string {
  if (prompts === 0) return `No prompt names ${company} itself.`;
  const [name, theirs] = prompts === 1 ? ['names', 'Its'] : ['name', 'Their'];
  return `${counted(prompts, 'prompt')} ${name} ${company} itself. ${theirs} answers are left out of mention rate, ranking and share of voice, since an answer nearly always repeats a name it was given.`;
}

function failures({ measurement }: ReportContent): string[] {
  if (measurement.failures.length === 0) return [];
  const each = measurement.failures.map(
    ({ platform, reason, count }) =>
      `${platform.name}: ${reason.replace(/\.$/, '')}${count > 1 ? ` (${count} times)` : ''}`,
  );
  return [`Failed measurements, not counted: ${each.join('; ')}.`];
}

/** The definition of each number. */
export const FORMULAS: readonly { name: string; text: string }[] = formulas;

/** The short mark of simulated answers. */
export const SIMULATED_SHORT = 'Simulated answers';

/** The full notice at the top of a report of simulated answers. */
export const SIMULATED_FULL =
  'Simulated answers: no AI platform was asked. The simulator made the answers to show what a report looks like; its numbers say nothing about the company.';

/** The full notice at the top of an account's report with simulated answers. */
const SIMULATED_ACCOUNT =
  'Simulated answers: some or all answers of this account were made by the simulator, not by AI platforms; the numbers show what a report looks like.';

/** The notice of a report of simulated answers. */
export const simulatedNotice = ({ period }: Pick<ReportContent, 'period'>) =>
  period ? SIMULATED_ACCOUNT : SIMULATED_FULL;
