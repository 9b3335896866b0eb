import { counted } from '../../../../lib/format.ts';
import type { ReportContent } from '../model.ts';
import { daysOf, listed } from './figures.ts';
import { platformAndModel } from './platform.ts';

/** How the report was measured, one sentence each. */
export function measurementInWords(content: ReportContent): string[] {
  const { measurement, platforms, company, sentiment } = content;
  const { prompts, brandedPrompts, asked, answers, from, to } = measurement;
  const names = platforms.map(platformAndModel);
  const answerers = content.simulated ? 'the simulator' : listed(names) || 'no platform';
  return [
    `${counted(prompts, 'prompt')} ${prompts === 1 ? 'was' : 'were'} put once to ${answerers}: ${counted(asked, 'question')} asked, ${counted(answers, 'usable answer')}.`,
    ...failures(content),
    ...(from && to
      ? [`Answered on ${daysOf(from, to)} (UTC), each question in a conversation of its own.`]
      : []),
    branded(company, brandedPrompts),
    'Every prompt counts; none was chosen or left out after its answers were seen.',
    'The intervals hold for these prompts and take each answer as independent; answers to prompts that are much alike are not quite so, which makes the figures a little less sure than they say.',
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
  return [`Failed measurements, counted nowhere: ${each.join('; ')}.`];
}

/** How the numbers are worked out, each with its name. */
export const FORMULAS: readonly { name: string; text: string }[] = [
  {
    name: 'Mention rate',
    text: 'answers that name the company ÷ usable answers × 100, of prompts that do not name it.',
  },
  {
    name: '95% interval (rate)',
    text: 'Wilson score: (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) ÷ (1 + z²/n), z = 1.96, p the rate and n the usable answers.',
  },
  {
    name: 'Share of voice',
    text: 'mentions of a company ÷ mentions of all companies of the report × 100; an answer counts once for each it names.',
  },
  { name: 'Rank', text: 'by answers that name a company, then by its mean position, then by name.' },
  { name: 'Position', text: 'the order in which an answer first names the companies; 1 is first.' },
  {
    name: 'Sentiment',
    text: 'mean over judged answers, 0–100, 50 is neutral; interval m ± t·s ÷ √n (Student), m the mean, s the standard deviation and n the judged answers.',
  },
];
