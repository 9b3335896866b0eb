import { expect, test } from 'vitest';
import { fileName } from '../table/save-file.ts';
import { toCsv } from '../table/to-csv.ts';
import { exportName } from './save-chart.ts';
import { newestFirst, trendColumns } from './trend-columns.ts';

const figures = [{ name: 'Visibility', line: 'value' as const }, { name: 'Interval' }, { name: 'Answers' }];
const points = [
  { date: '2026-08-02', value: 50, texts: ['50.0%', '–', '1,204'] },
  { date: '2026-08-03', value: 62.5, texts: ['62.5%', '53.1–71.0', '96'] },
];

test('a chart’s table as CSV: newest day first, ISO days, bare counts, nothing for what is missing', () => {
  expect(toCsv(trendColumns(figures), newestFirst(points))).toBe(
    ['\uFEFFDay,Visibility,Interval,Answers', '2026-08-03,62.5%,53.1–71.0,96', '2026-08-02,50.0%,,1204'].join(
      '\r\n',
    ),
  );
});

test('on the screen a day is written out and what is missing is a dash', () => {
  const [first] = points;
  expect(first && trendColumns(figures).map(({ cell }) => cell(first))).toEqual([
    'Aug 02, 2026',
    '50.0%',
    '–',
    '1,204',
  ]);
});

test('a file is named by product, screen, chart and latest day', () => {
  document.title = 'Dashboard · Sightline';
  expect(fileName(exportName('Mentions', points), 'png')).toBe('sightline-mentions-2026-08-03.png');
  document.title = 'Topic: Wireless · Sightline';
  expect(fileName(exportName('Sentiment Trend', points), 'csv')).toBe(
    'sightline-topic-wireless-sentiment-trend-2026-08-03.csv',
  );
});
