import { expect, test } from 'vitest';
import { fileName } from '../table/save-file.ts';
import { toCsv } from '../table/to-csv.ts';
import { exportName } from './save-chart.ts';
import { newestFirst, trendColumns, trendFields } from './trend-columns.ts';

const figures = [{ name: 'Visibility', line: 'value' as const }, { name: 'Interval' }, { name: 'Answers' }];
const points = [
  { date: '2026-08-02', value: 50, texts: ['50.0%', '–', '1,204'] },
  { date: '2026-08-03', value: 62.5, texts: ['62.5%', '53.1–71.0', '96'] },
];

test('writes a chart as CSV: newest day first, ISO days, plain numbers, units in the headings', () => {
  expect(toCsv(trendFields(figures, points, true), newestFirst(points))).toBe(
    [
      '\uFEFFDay,Visibility (%),Interval,Answers,Simulated',
      '2026-08-03,62.5,53.1–71.0,96,yes',
      '2026-08-02,50.0,,1204,yes',
    ].join('\r\n'),
  );
});

test('shows formatted days, and a dash for a missing value', () => {
  const [first] = points;
  expect(first && trendColumns(figures).map(({ cell }) => cell(first))).toEqual([
    'Aug 02, 2026',
    '50.0%',
    '–',
    '1,204',
  ]);
});

test('names a file by product, brand, screen, chart and days', () => {
  const source = { brand: 'Acme Audio', simulated: false };
  const chart = (title: string) => ({ chart: { title, points, figures }, source });
  document.title = 'Dashboard · Sightline';
  expect(fileName(exportName(chart('Mentions')), 'png')).toBe(
    'sightline-acme-audio-mentions-2026-08-02-to-2026-08-03.png',
  );
  document.title = 'Topic: Wireless · Sightline';
  expect(fileName(exportName(chart('Sentiment Trend')), 'csv')).toBe(
    'sightline-acme-audio-topic-wireless-sentiment-trend-2026-08-02-to-2026-08-03.csv',
  );
});
