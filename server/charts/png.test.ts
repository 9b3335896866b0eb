import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { pictureSvg } from './picture-svg.ts';
import { renderPng } from './png.ts';
import { ticksOf } from './time-line-svg.ts';

const DAYS = ['2026-11-01', '2026-11-02', '2026-11-05'];
const picture = (over: Partial<Picture> = {}): Picture => ({
  title: 'Acme',
  subtitle: 'Mention rate by day',
  footnote: 'Sightline',
  chart: {
    unit: 'percent',
    range: { from: '2026-11-01', to: '2026-11-05' },
    lines: [
      {
        name: 'Acme',
        points: DAYS.map((day, index) => ({ day, value: index * 40, low: index * 30, high: index * 50 })),
      },
    ],
    spans: [{ from: '2026-11-02', to: '2026-11-05', label: 'after', value: 60 }],
  },
  ...over,
});

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('draws twice as many pixels as are shown, and says what it shows', async () => {
  const { content, width, height, alt } = await renderPng(picture());
  expect(sizeOf(content)).toEqual([2 * width, 2 * height]);
  expect(alt).toBe(
    'Acme. Mention rate by day. Acme: 0.0% on 2026-11-01, 80.0% on 2026-11-05. 2026-11-02 – 2026-11-05 after: 60.0%.',
  );
});

test('puts each day and value in its place', () => {
  const { svg } = pictureSvg(picture());
  const [line = ''] = /(?<=<polyline points=")[^"]*/.exec(svg) ?? [];
  const points = line.split(' ').map(Number);
  const [x1 = 0, x2 = 0, x3 = 0] = [points[0], points[2], points[4]];
  // Days lie as far apart as they are.
  expect((x3 - x1) / (x2 - x1)).toBeCloseTo(4);
  const [y1 = 0, y2 = 0, y3 = 0] = [points[1], points[3], points[5]];
  expect(y1 - y2).toBeCloseTo(y2 - y3);
  expect(y1).toBeGreaterThan(y3);
  expect(svg.match(/<polygon points="([^"]*)"/)?.[1]?.split(' ')).toHaveLength(12);
});

test.each(['Größe', 'شركة لا أكمي is named', '北京公司 is named', 'שלום', '🚀 Rocket', 'ไทย'])(
  'draws the title %s',
  async (title) => {
    const [drawn, empty] = await Promise.all([
      renderPng(picture({ title, chart: null })),
      renderPng(picture({ title: '', chart: null })),
    ]);
    expect(drawn.content.length).toBeGreaterThan(empty.content.length + 300);
  },
);

test('takes any text, and no text becomes a part of the picture', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (name) => {
      const title = `${name}<image href="file:///etc/hostname"/>`;
      const rows = [{ name: title, before: '1', after: '2', direction: 'up' as const }];
      expect(pictureSvg(picture({ title, rows })).svg).not.toContain('<image');
      const { content } = await renderPng(picture({ title, rows }));
      expect(content.length).toBeGreaterThan(1000);
    }),
    { numRuns: 15 },
  );
});

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [47, [0, 20, 40, 60]],
  [1234, [0, 500, 1000, 1500]],
])('counts up to %d have round ticks', (highest, ticks) => {
  const line = { name: '', points: [{ day: '2026-11-01', value: highest, low: null, high: null }] };
  expect(ticksOf('answers', [line])).toEqual(ticks);
});
