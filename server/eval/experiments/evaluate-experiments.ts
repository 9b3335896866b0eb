import type { ResultTable } from '../print.ts';
import { type Figures, ROUNDS, type Setting, simulateExperiments } from './simulate.ts';

const DRIFT: Setting = {
  ...{ name: '7 points of drift', prompts: 150, treated: 20, drift: 0.07, spread: 0.5, choice: 'any' },
};

export const SETTINGS: Setting[] = [
  DRIFT,
  { ...DRIFT, name: 'of 75 prompts', prompts: 75 },
  { ...DRIFT, name: '40 treated', treated: 40 },
  { ...DRIFT, name: 'those least named', choice: 'least' },
  { ...DRIFT, name: 'the same drift for all', spread: 0 },
  { ...DRIFT, name: 'no drift', drift: 0 },
];

const share = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));

const ROWS: [string, (figures: Figures) => string][] = [
  ['verdicts where nothing was done (≤ 5)', ({ falseVerdicts, rounds }) => share(falseVerdicts, rounds)],
  [
    'for comparison: before and after of the treated prompts do not overlap',
    ({ falseAlone, rounds }) => share(falseAlone, rounds),
  ],
  ['coverage where nothing was done (94–96)', ({ covered, rounds }) => share(covered, rounds)],
  [
    'coverage of a rise of 10 points of prompts like these',
    ({ coveredReal, realRounds }) => share(coveredReal, realRounds),
  ],
  ['promised rise, points', ({ promised, promisedRounds }) => share(promised, promisedRounds)],
  ['such rises seen (promised: 80)', ({ seen, promisedRounds }) => share(seen, promisedRounds)],
];

/** How often experiments are right, in a simulation of accounts with known rates. */
export function evaluateExperiments(settings: readonly Setting[] = SETTINGS): ResultTable {
  const columns = settings.map(simulateExperiments);
  return {
    title: 'Experiments: verdicts, coverage and power, in %',
    columns: ['', ...settings.map(({ name }) => name)],
    rows: ROWS.map(([name, figureOf]) => [name, ...columns.map(figureOf)]),
    notes: [
      `${ROUNDS} experiments a setting (one standard error: ± 0.3 at 5 %, ± 0.6 at 80 %); 150 prompts, 20 of them treated, two controls each, two platforms asked daily for 28 days before and after, where the column does not say otherwise.`,
      'Prompts are spread so that two answers to one correlate by 0.50 and 0.63, with mean rates of 10 to 40 %; each day has a shock. After the start every platform drifts by 7 points; the drift differs from prompt to prompt by half its mean (one standard deviation, in logits).',
      'Matching, estimate, interval, permutation (999 draws) and promise are those of the product; the promise knows the days before only.',
    ],
  };
}
