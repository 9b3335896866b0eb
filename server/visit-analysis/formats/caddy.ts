import {
  bareHost,
  isObject,
  type LogFormat,
  parseObject,
  type ReadLine,
  skimJson,
  text,
  timeOf,
} from './format.ts';

// Caddy's access log: https://caddyserver.com/docs/caddyfile/directives/log

export const caddy: LogFormat = {
  key: 'caddy',
  name: 'Caddy (JSON)',
  recognise(line) {
    const entry = parseObject(line);
    return entry && isEntry(entry) && isObject(entry.request) ? 'yes' : 'no';
  },
  skim: (line) => skimJson(line, '"User-Agent":["', '"Referer":["'),
  open: () => ({ read, header: () => null }),
};

/** Other lines of Caddy have no request. */
const isEntry = (entry: Record<string, unknown>) =>
  'ts' in entry && ('request' in entry || 'level' in entry || 'logger' in entry);

function read(line: string): ReadLine {
  const entry = parseObject(line);
  if (!entry || !isEntry(entry)) return null;
  const { request, status, ts } = entry;
  if (request === undefined) return 'ignored';
  if (!isObject(request) || typeof status !== 'number' || typeof request.uri !== 'string') return null;
  const headers = isObject(request.headers) ? request.headers : {};
  return {
    timeText: String(ts),
    time: timeOf,
    // Older versions have the address with its port.
    address: text(request.client_ip) || text(request.remote_ip) || bareHost(text(request.remote_addr)),
    host: bareHost(text(request.host)),
    method: text(request.method),
    target: request.uri,
    httpStatus: status,
    userAgent: first(headers['User-Agent']),
    referrer: first(headers.Referer),
    id: '',
  };
}

const first = (values: unknown): string => (Array.isArray(values) ? text(values[0]) : '');
