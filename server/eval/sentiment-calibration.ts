import { clusteredShare } from './clustered-share.ts';
import { count, type ResultTable } from './print.ts';
import type { SentimentSet } from './sentiment-data.ts';

/** From 45 to 55 is the neutral band of the screens. */
const BANDS = [0, 45.001, 55, 60, 80, 90, 95, 100.001];

/** How often readers call mentions of a score positive, among those they find judged. */
export function calibrationTable(set: SentimentSet, scores: readonly (number | null)[]): ResultTable {
  const judged = set.examples.flatMap((example, at) => {
    const score = scores[at] ?? null;
    return score === null || example.label === 'none' ? [] : [{ ...example, score }];
  });
  const rows = BANDS.slice(1).map((to, at) => {
    const from = BANDS[at] ?? 0;
    const within = judged.filter(({ score }) => score >= from && score < to);
    const total = within.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (value: (example: (typeof judged)[number]) => number): string =>
      total === 0
        ? '–'
        : (within.reduce((sum, each) => sum + each.weight * value(each), 0) / total).toFixed(0);
    return [
      `${Math.ceil(from)}–${Math.floor(to)}`,
      count(within.length),
      mean(({ score }) => score),
      `${mean(({ label }) => (label === 'positive' ? 100 : 0))} %`,
      clusteredShare(within.map(({ label, group }) => ({ hit: label === 'positive', group }))),
    ];
  });
  return {
    title: `Calibration: ${set.name}`,
    columns: ['Scores', 'Lines', 'Mean score', 'Called positive', 'of lines (95 %, by answer)'],
    rows,
    notes: [
      'Of the mentions that readers find judged. Mean score and share weigh a line by the mentions it stands for; the interval is that of the plain share of lines.',
    ],
  };
}
