import { expect, test } from 'vitest';
import { LogParser } from './read-log.ts';

const CHROME = 'Mozilla/5.0 (X11) Chrome/142';

/** Platforms of the people in a log of Cloudflare, whose lines are read in part where nobody counts. */
function platformsOf(lines: readonly { target: string; referrer?: string }[]): (string | null)[] {
  const text = lines.map(
    ({ target, referrer = '' }) =>
      `{"ClientIP":"84.1.2.3","ClientRequestHost":"a.example","ClientRequestMethod":"GET","ClientRequestURI":"${target}","ClientRequestReferer":"${referrer}","ClientRequestUserAgent":"${CHROME}","EdgeResponseStatus":200,"EdgeStartTimestamp":1791665736,"RayID":"8f1"}\n`,
  );
  const parser = new LogParser({
    site: { domain: 'a.example', defaultHost: 'a.example' },
    verify: () => 'unpublished',
  });
  parser.push(Buffer.from(text.join('')));
  parser.end();
  return parser.take().visits.map(({ platform }) => platform);
}

test.each([
  ['/a?utm_source=chatgpt.com', 'chatgpt'],
  ['/a?b=1&utm_source=Claude.ai&c=2', 'claude'],
  [String.raw`/a?b=1\u0026utm_source=perplexity\u0026c=2`, 'perplexity'],
  [String.raw`/a?utm_source=\u0067rok`, 'grok'],
  ['/a?utm_source=gemini#top', 'gemini'],
])('a person is told by utm_source in %s, however JSON spells it', (target, platform) => {
  expect(platformsOf([{ target: '/' }, { target }])).toEqual([platform]);
  // Also beside a referrer that has the text.
  expect(platformsOf([{ target: '/' }, { target, referrer: 'https://b.example/?utm_source=x' }])).toEqual([
    platform,
  ]);
});

test.each([
  { target: '/a?utm_source=newsletter' },
  { target: '/a', referrer: 'https://a.example/?utm_source=chatgpt.com' },
  { target: '/a?utm_source=chatgpt.com', referrer: 'https://a.example/?utm_source=chatgpt.com' },
  { target: '/a?x=utm_source=chatgpt.com' },
])('nobody comes from a platform by %j', (line) => {
  expect(platformsOf([{ target: '/' }, line])).toEqual([]);
});
