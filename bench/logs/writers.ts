import type { Random } from './random.ts';
import type { MadeRequest } from './requests.ts';

/** How a format writes a log. */
export interface LogWriter {
  hasHosts: boolean;
  /** Lines before the first one, and those with which a later part begins. */
  header: () => string[];
  line: (request: MadeRequest, random: Random) => string;
  /** A line that cannot be read. */
  bad: (random: Random) => string;
}

const BAD = ['garbage', '\u0000\u0001\u001b[31m', '84.1.2.3 - - [10/Oct', '"', '\u202e evil'];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `10/Oct/2000:13:55:36 -0700`, in a zone of so many minutes. */
function commonTime(time: number, minutes: number): string {
  const local = new Date(time + minutes * 60_000).toISOString();
  const zone = `${minutes < 0 ? '-' : '+'}${String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')}${String(Math.abs(minutes) % 60).padStart(2, '0')}`;
  const month = MONTHS[Number(local.slice(5, 7)) - 1];
  return `${local.slice(8, 10)}/${month}/${local.slice(0, 4)}:${local.slice(11, 19)} ${zone}`;
}

const ZONES = [0, 120, -420, 330, -570];

function combinedLine(request: MadeRequest, random: Random): string {
  const { address, method, target, status, referrer, userAgent, time } = request;
  return `${address} - ${random.oneOf(['-', '-', 'anna b'])} [${commonTime(time, random.oneOf(ZONES))}] "${method} ${target} HTTP/1.1" ${status} ${random.below(90_000)} "${referrer || '-'}" "${userAgent}"`;
}

const id = (random: Random) =>
  Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

const CLOUDFRONT =
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken';
const IIS = [
  'date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken cs-host',
  'date time cs-host c-ip cs-method cs-uri-stem cs-uri-query sc-status cs(Referer) cs(User-Agent)',
];

const split = (target: string) => {
  const [stem = '/', query = ''] = target.split('?');
  return { stem, query: query || '-' };
};

function columns(names: string, values: Readonly<Record<string, string | number>>, separator: string) {
  return names
    .split(' ')
    .map((name) => values[name] ?? '-')
    .join(separator);
}

function w3cValues(request: MadeRequest, escapeSpaces: string): Record<string, string | number> {
  const iso = new Date(request.time).toISOString();
  const { stem, query } = split(request.target);
  return {
    ...{
      date: iso.slice(0, 10),
      time: iso.slice(11, 19),
      'c-ip': request.address,
      'cs-method': request.method,
    },
    ...{ 'cs-uri-stem': stem, 'cs-uri-query': query, 'sc-status': request.status },
    'cs(User-Agent)': request.userAgent.replaceAll(' ', escapeSpaces),
    'cs(Referer)': request.referrer || '-',
  };
}

/** IIS lets an administrator change the columns while it writes. */
let iisFields = 0;

export const WRITERS = {
  combined: {
    hasHosts: false,
    header: () => [],
    line: combinedLine,
    bad: (random) => random.oneOf(BAD),
  },
  vhost: {
    hasHosts: true,
    header: () => [],
    line: (request, random) => `${request.host}:443 ${combinedLine(request, random)}`,
    bad: (random) => random.oneOf(BAD),
  },
  caddy: {
    hasHosts: true,
    header: () => ['{"level":"info","ts":1700000000.5,"msg":"using provided configuration"}'],
    line: caddyLine,
    bad: (random) =>
      random.oneOf([...BAD, '{"level":"info","ts":1,"request":{}}', '{"level":"info","ts":1646']),
  },
  cloudflare: {
    hasHosts: true,
    header: () => [],
    line: cloudflareLine,
    bad: (random) => random.oneOf([...BAD, '{"RayID":"7b1"}', '{"ClientIP":"84.1.2.3","Edg']),
  },
  vercel: {
    hasHosts: true,
    header: () => [
      '{"id":"0","source":"build","deploymentId":"dpl_1","timestamp":1700000000000,"message":"Build completed"}',
    ],
    line: vercelLine,
    bad: (random) => random.oneOf([...BAD, '{"id":"1","source":"lambda","timestamp":1,"proxy":{}}']),
  },
  cloudfront: {
    hasHosts: true,
    header: () => ['#Version: 1.0', `#Fields: ${CLOUDFRONT}`],
    line: (request, random) =>
      columns(
        CLOUDFRONT,
        {
          ...w3cValues(request, '%20'),
          ...{
            'x-edge-location': 'FRA50-C1',
            'sc-bytes': random.below(9000),
            'cs(Host)': 'd1.cloudfront.net',
          },
          ...{ 'x-edge-request-id': `${id(random)}==`, 'x-host-header': request.host },
        },
        '\t',
      ),
    bad: (random) => random.oneOf([...BAD, '2026-11-01\t10:00:00\tFRA']),
  },
  iis: {
    hasHosts: true,
    header: () => {
      iisFields = 1 - iisFields;
      return ['#Software: Microsoft Internet Information Services 10.0', `#Fields: ${IIS[iisFields]}`];
    },
    line: (request) =>
      columns(IIS[iisFields] ?? '', { ...w3cValues(request, '+'), 'cs-host': request.host }, ' '),
    bad: (random) => random.oneOf([...BAD, '2026-11-01 10:00:00 ::1 GET']),
  },
} satisfies Record<string, LogWriter>;

export type WriterName = keyof typeof WRITERS;

function caddyLine(request: MadeRequest, random: Random): string {
  const { address, host, method, target, userAgent, referrer } = request;
  const headers = {
    ...{ 'Accept-Encoding': ['gzip, br'], 'User-Agent': [userAgent], Accept: ['*/*'] },
    ...(referrer ? { Referer: [referrer] } : {}),
  };
  return JSON.stringify({
    ...{
      level: 'info',
      ts: request.time / 1000 + 0.25,
      logger: 'http.log.access.log0',
      msg: 'handled request',
    },
    request: {
      ...{ remote_ip: address, remote_port: '5123', client_ip: address, proto: 'HTTP/2.0', method, host },
      ...{ uri: target, headers, tls: { resumed: false, version: 772, proto: 'h2', server_name: host } },
    },
    ...{
      bytes_read: 0,
      user_id: '',
      duration: random.fraction(),
      size: random.below(9000),
      status: request.status,
    },
    resp_headers: { Server: ['Caddy'], 'Content-Type': ['text/html; charset=utf-8'] },
  });
}

function cloudflareLine(request: MadeRequest, random: Random): string {
  const seconds = request.time / 1000;
  const line = JSON.stringify({
    ...{ CacheCacheStatus: 'dynamic', ClientASN: 1234, ClientCountry: 'de', ClientIP: request.address },
    ...{
      ClientRequestHost: request.host,
      ClientRequestMethod: request.method,
      ClientRequestURI: request.target,
    },
    ...{ ClientRequestReferer: request.referrer, ClientRequestUserAgent: request.userAgent },
    ...{
      ClientRequestBytes: random.below(900),
      ClientRequestProtocol: 'HTTP/2',
      ClientSSLProtocol: 'TLSv1.3',
    },
    ...{ EdgeColoCode: 'FRA', EdgeResponseStatus: request.status, EdgeResponseBytes: random.below(9000) },
    ...{ EdgeStartTimestamp: 'TIME', OriginResponseStatus: request.status, RayID: id(random).slice(0, 16) },
    ...{ WAFAction: 'unknown', ZoneID: 1234567 },
  });
  const times = [
    `${seconds}`,
    `${seconds}250000000`,
    `"${new Date(request.time).toISOString().replace('.000', '')}"`,
  ];
  return line.replace('"TIME"', random.oneOf(times));
}

function vercelLine(request: MadeRequest, random: Random): string {
  const { time, host, method, target, userAgent, referrer, status, address } = request;
  const requestId = `fra1::${id(random)}`;
  return JSON.stringify({
    ...{ id: id(random), message: '', timestamp: time + 40, requestId, statusCode: status, source: 'static' },
    ...{
      projectId: 'prj_1',
      deploymentId: 'dpl_1',
      host: `quillmark-${random.below(9)}.vercel.app`,
      path: target,
    },
    proxy: {
      ...{ timestamp: time, method, host, path: target, userAgent: [userAgent], referer: referrer },
      ...{ statusCode: status, clientIp: address, region: 'fra1', scheme: 'https', vercelId: requestId },
    },
  });
}
