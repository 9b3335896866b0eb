import { expect, test } from 'vitest';
import type { LogRequest } from './format.ts';
import { LOG_FORMATS } from './formats.ts';

/** Reads lines by the format that recognises the first of them. */
function read(...lines: string[]) {
  const format = LOG_FORMATS.find((each) => lines.some((line) => each.recognise(line) === 'yes'));
  const reader = format?.open(null);
  const requests = lines.map((line) => reader?.read(line));
  const request = requests.at(-1);
  if (!request || request === 'ignored') return { format: format?.key, request };
  const { time, timeText, ...rest } = request as LogRequest;
  return { format: format?.key, ...rest, time: new Date(time(timeText)).toISOString() };
}

const CHROME = 'Mozilla/5.0 (X11) Chrome/142';

test.each([
  [
    `84.1.2.3 - - [10/Oct/2026:13:55:36 -0700] "GET /a?b=1 HTTP/1.1" 200 2326 "https://chatgpt.com/" "${CHROME}"`,
    { address: '84.1.2.3', host: '', target: '/a?b=1', referrer: 'https://chatgpt.com/', userAgent: CHROME },
  ],
  [
    `2a01:4f8::17 - anna b [10/Oct/2026:22:55:36 +0200] "GET /a HTTP/2.0" 304 0 "-" "${CHROME}" "-" 0.003`,
    { address: '2a01:4f8::17', httpStatus: 304, referrer: '' },
  ],
  [
    `www.example.com:443 84.1.2.3 - - [10/Oct/2026:20:55:36 +0000] "GET /a HTTP/1.1" 200 5 "-" "say \\"hi\\" \\x22"`,
    { host: 'www.example.com', address: '84.1.2.3', userAgent: 'say "hi" "' },
  ],
  [
    `example.com 2a01:4f8::17 - - [2026-10-10T20:55:36+00:00] "-" 400 0 "-" "-"`,
    { host: 'example.com', address: '2a01:4f8::17', method: '', target: '' },
  ],
])('reads combined: %s', (line, expected) => {
  expect(read(line)).toMatchObject({ format: 'combined', time: '2026-10-10T20:55:36.000Z', ...expected });
});

test.each([1791665736, 1791665736.25, 1791665736250, '"2026-10-10T22:55:36.250+02:00"'])(
  'reads Caddy with its time as %s',
  (ts) => {
    const line = `{"level":"info","ts":${ts},"logger":"http.log.access","request":{"remote_ip":"10.0.0.1","client_ip":"84.1.2.3","method":"GET","host":"example.com:8443","uri":"/a?b=1","headers":{"User-Agent":["${CHROME}"],"Referer":["https://claude.ai/"]}},"status":200}`;
    expect(read(line)).toMatchObject({
      ...{ format: 'caddy', address: '84.1.2.3', host: 'example.com', target: '/a?b=1', httpStatus: 200 },
      ...{ userAgent: CHROME, referrer: 'https://claude.ai/' },
      time: expect.stringContaining('2026-10-10T20:55:36'),
    });
  },
);

test('ignores lines of Caddy that are no requests', () => {
  const start = '{"level":"info","ts":1791665736.1,"msg":"serving initial configuration"}';
  const access = '{"level":"info","ts":1,"request":{"uri":"/","host":"a.example"},"status":200}';
  expect(read(access, start)).toEqual({ format: 'caddy', request: 'ignored' });
});

test.each([1791665736, 1791665736250000000, '"2026-10-10T20:55:36Z"'])(
  'reads Cloudflare with its time as %s',
  (time) => {
    const line = `{"ClientIP":"84.1.2.3","ClientRequestHost":"example.com","ClientRequestMethod":"GET","ClientRequestURI":"/a?b=1","ClientRequestReferer":"","ClientRequestUserAgent":"${CHROME}","EdgeResponseStatus":200,"EdgeStartTimestamp":${time},"RayID":"8f1"}`;
    expect(read(line)).toMatchObject({
      ...{ format: 'cloudflare', address: '84.1.2.3', host: 'example.com', id: '8f1', target: '/a?b=1' },
      time: expect.stringContaining('2026-10-10T20:55:36'),
    });
  },
);

test('reads Vercel, and ignores its lines without a request', () => {
  const proxy = `{"timestamp":1791665736000,"method":"GET","host":"example.com","path":"/a?b=1","userAgent":["${CHROME}"],"referer":"https://grok.com/","statusCode":200,"clientIp":"84.1.2.3","vercelId":"fra1::x"}`;
  const line = (rest: string) =>
    `{"id":"1","timestamp":1791665736200,"source":"lambda","deploymentId":"d","host":"d.vercel.app"${rest}}`;
  expect(read(line(`,"proxy":${proxy}`))).toMatchObject({
    ...{ format: 'vercel', host: 'example.com', target: '/a?b=1', userAgent: CHROME, id: 'fra1::x' },
    ...{ address: '84.1.2.3', time: '2026-10-10T20:55:36.000Z' },
  });
  expect(read(line(''))).toEqual({ format: 'vercel', request: 'ignored' });
  expect(read(line(`,"proxy":${proxy.replace('200', '-1')}`))).toEqual({
    format: 'vercel',
    request: 'ignored',
  });
});

test('reads CloudFront', () => {
  const fields =
    '#Fields: date time x-edge-location c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query x-edge-request-id x-host-header';
  const columns = [
    ...['2026-10-10', '20:55:36', 'FRA50', '84.1.2.3', 'GET', 'd1.cloudfront.net', '/a', '200', '-'],
    ...['Mozilla/5.0%2520(X11)%20Chrome/142', 'b=1', 'abc==', 'example.com'],
  ];
  expect(read('#Version: 1.0', fields, columns.join('\t'))).toMatchObject({
    ...{ format: 'cloudfront', host: 'example.com', target: '/a?b=1', userAgent: CHROME, id: 'abc==' },
    ...{ time: '2026-10-10T20:55:36.000Z', referrer: '' },
  });
  expect(read(fields, columns.slice(1).join('\t'))).toMatchObject({ format: 'cloudfront', request: null });
});

test('reads IIS, also when its columns change', () => {
  const first = '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query c-ip cs(User-Agent) sc-status';
  const later = '#Fields: date time cs-host c-ip cs-method cs-uri-stem sc-status cs(User-Agent) cs(Referer)';
  const line =
    '2026-10-10 20:55:36 example.com 84.1.2.3 GET /a 200 Mozilla/5.0+(X11)+Chrome/142 https://poe.com/';
  expect(read(first, '2026-10-10 20:00:00 10.0.0.1 GET / - 84.1.2.4 curl/8 200', later, line)).toMatchObject({
    ...{ format: 'iis', host: 'example.com', address: '84.1.2.3', target: '/a', userAgent: CHROME },
    ...{ referrer: 'https://poe.com/', time: '2026-10-10T20:55:36.000Z' },
  });
});
