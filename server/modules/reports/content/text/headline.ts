import { counted } from '../../../../lib/format.ts';
import type { ReportContent } from '../model.ts';
import { decimal, interval, ordinal, outOf, percent } from './figures.ts';

/** A report's main number and what it means. */
export interface Headline {
  /** `26.7%`, or a dash without any answer to count. */
  figure: string;
  /** What the figure measures. */
  label: string;
  sentences: string[];
}

type Counted = Pick<ReportContent, 'company' | 'visibility' | 'ranking' | 'measurement' | 'simulated'>;

/** The mention rate and its interval in one sentence. */
export function headline(content: Counted): Headline {
  const { visibility } = content;
  const label = 'mention rate in answers to prompts that do not name the company';
  if (visibility.value === null) return { figure: percent(null), label, sentences: [whyNone(content)] };
  return {
    figure: percent(visibility.value),
    label,
    sentences: [named(content), certainty(content), standing(content)].filter(Boolean),
  };
}

function whyNone({ company, measurement }: Counted): string {
  if (measurement.prompts > 0 && measurement.brandedPrompts === measurement.prompts) {
    return `Every prompt of this report names ${company}, so no answer can show whether platforms name it by themselves.`;
  }
  return 'No platform gave a usable answer to a prompt that does not name the company, so there is nothing to count.';
}

function named({ company, visibility, simulated }: Counted): string {
  const { hits, answers } = visibility;
  const who = simulated ? 'The simulator' : 'AI platforms';
  const share = hits === 0 ? 'none of' : hits === answers ? 'every one of' : `${hits} of`;
  return `${who} named ${company} in ${share} ${counted(answers, 'answer')} to prompts that do not name it.`;
}

function certainty({ visibility }: Counted): string {
  const { low, high, note } = visibility;
  if (low === null || high === null) return note ?? '';
  // Reports of before November 2026 have no note, and their intervals speak of their own prompts.
  const rate = note === null ? 'The true rate' : 'For prompts like these the true rate';
  if (visibility.hits === 0) return `${rate} can still be up to ${percent(high)} (95% interval).`;
  return `${rate} lies between ${decimal(low)}% and ${decimal(high)}% (95% interval).`;
}

function standing({ company, ranking }: Counted): string {
  const own = ranking.find(({ isBrand }) => isBrand);
  if (!own || ranking.length < 2 || ranking.every(({ mentionRate }) => mentionRate.hits === 0)) return '';
  const [leader] = ranking;
  // Companies without a mention are sorted by name only.
  if (leader && own.mentionRate.hits === 0) {
    return `${leader.name} is named most, in ${percent(leader.mentionRate.value)}.`;
  }
  const place = `${company} comes ${ordinal(own.rank)} of ${counted(ranking.length, 'company', 'companies')}`;
  const other = ranking.find(({ isBrand }) => !isBrand);
  if (!other) return `${place}.`;
  return own.rank === 1
    ? `${place}, ahead of ${other.name} with ${percent(other.mentionRate.value)}.`
    : `${place}; ${other.name} is named most, in ${percent(other.mentionRate.value)}.`;
}

/** `41.2–79.1%, 8 of 30 answers`; the answers alone where there is no interval. */
export const rateDetail = (rate: ReportContent['visibility']) =>
  rate.value === null ? 'no usable answer' : [interval(rate), outOf(rate)].filter(Boolean).join(', ');
