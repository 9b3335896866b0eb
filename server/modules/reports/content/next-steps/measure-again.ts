import { counted, percent } from '../../../../lib/format.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { ofAnswers } from '../text/figures.ts';
import type { Candidate, Findings } from './candidate.ts';

const step = (urgency: number, title: string, detail: string, evidence: string): Candidate => ({
  kind: 'measure_again',
  urgency,
  title,
  detail,
  evidence,
});

/** What this measurement leaves open. At least two steps, so that a report always has five. */
export const measureAgain = (findings: Findings): Candidate[] => [
  ...simulated(findings),
  ...repeated(findings),
  ...fitting(findings),
  ...failed(findings),
  overTime(findings),
  further(findings),
];

function simulated({ simulated, measurement }: Findings): Candidate[] {
  if (!simulated) return [];
  return [
    step(
      100,
      'Ask real platforms before acting on this report',
      'Simulated answers show what a report looks like and nothing about the company. Have the same prompts asked on real platforms, and act on that report.',
      `${counted(measurement.answers, 'answer')}, all simulated.`,
    ),
  ];
}

function repeated({ visibility, simulated }: Findings): Candidate[] {
  const { hits, answers, value, low, high } = visibility;
  if (value === null || simulated) return [];
  const isKnown = low !== null && high !== null;
  return [
    step(
      14 + (isKnown ? high - low : 100) / 3,
      'Measure again to make the main number more certain',
      'Answers to one prompt resemble each other, so ask more prompts of the kind; four times as many make the interval about half as wide. Ask them on several days as well.',
      `The mention rate is ${percent(value)} (${ofAnswers(hits, answers)})${isKnown ? `, with a 95% interval from ${percent(low)} to ${percent(high)}` : ', of too few prompts for an interval'}.`,
    ),
  ];
}

/** Prompts that do not fit: all name the brand, or no answer names a company. */
function fitting({ visibility, ranking, measurement, company }: Findings): Candidate[] {
  if (visibility.answers === 0) {
    const generic = measurement.prompts - measurement.brandedPrompts;
    return [
      step(
        60,
        `Ask what people ask before they know ${company}`,
        `Add prompts that do not name ${company}, as somebody would ask who is looking for what it offers. Only their answers show whether it is found.`,
        `There is no usable answer to a prompt that does not name ${company}; ${generic === 0 ? 'none was' : `${generic} ${generic === 1 ? 'was' : 'were'}`} asked.`,
      ),
    ];
  }
  if (ranking.some(({ mentionRate }) => mentionRate.hits > 0)) return [];
  return [
    step(
      52,
      'Ask questions whose answers name companies',
      'Make the prompts more like those of somebody about to choose: for whom, for what and at which price. Check as well that the competitors are those a buyer would compare.',
      `No company of this report is named in any of ${counted(visibility.answers, 'answer')} to prompts that do not name ${company}.`,
    ),
  ];
}

function failed({ measurement }: Findings): Candidate[] {
  const { asked, answers } = measurement;
  const share = (asked - answers) / asked;
  if (share < 0.1) return [];
  return [
    step(
      20 + 25 * share,
      'Ask again what was not answered',
      'Unanswered questions count in no rate of this report. Have them asked again before comparing platforms.',
      `${asked - answers} of ${counted(asked, 'question')} got no usable answer.`,
    ),
  ];
}

const day = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

function overTime({ measurement }: Findings): Candidate {
  const { from, to, answers } = measurement;
  const [first, last] = [from, to].map((time) => (time ? day().format(new Date(time)) : ''));
  const when = !first ? 'of unknown date' : first === last ? `of ${first}` : `from ${first} to ${last}`;
  return step(
    9,
    'Follow the same prompts over time',
    'One report is a picture of one moment. Asked week after week, the same prompts show whether what you publish is followed by a change.',
    `${counted(answers, 'answer')}, ${answers === 1 ? '' : 'all '}${when}.`,
  );
}

const further = ({ measurement, platforms }: Findings): Candidate =>
  step(
    8,
    'Ask more of what your customers ask',
    'Collect questions from sales talks, support and searches on your own site, and have them asked unchanged.',
    `This report asked ${counted(measurement.prompts, 'prompt')} on ${counted(platforms.length, 'platform')}.`,
  );
