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

// Vercel's log drains, JSON and NDJSON: https://vercel.com/docs/drains/reference/logs

export const vercel: LogFormat = {
  key: 'vercel',
  name: 'Vercel log drain',
  recognise(line) {
    const entry = parseObject(line);
    return entry && isEntry(entry) ? 'yes' : 'no';
  },
  skim: (line) => skimJson(line, '"userAgent":["', '"referer":"'),
  open: () => ({ read: (line) => readEntry(parseObject(line)), header: () => null }),
};

const isEntry = (entry: Record<string, unknown>) =>
  'timestamp' in entry && 'source' in entry && ('deploymentId' in entry || 'proxy' in entry);

/** Entries of builds, and of functions without a request, have no `proxy`; several entries of one request share its id. */
export function readEntry(entry: unknown): ReadLine {
  if (!isObject(entry) || !isEntry(entry)) return null;
  const { proxy } = entry;
  if (proxy === undefined || proxy === null) return 'ignored';
  if (!isObject(proxy) || typeof proxy.path !== 'string' || typeof proxy.statusCode !== 'number') return null;
  // A page that was built again in the background.
  if (proxy.statusCode === -1) return 'ignored';
  const { userAgent } = proxy;
  return {
    timeText: String(proxy.timestamp ?? entry.timestamp),
    time: timeOf,
    address: text(proxy.clientIp),
    host: bareHost(text(proxy.host) || text(entry.host)),
    method: text(proxy.method),
    target: proxy.path,
    httpStatus: proxy.statusCode,
    userAgent: Array.isArray(userAgent) ? userAgent.map(text).join(' ') : text(userAgent),
    referrer: text(proxy.referer),
    id: text(proxy.vercelId) || text(entry.requestId) || text(entry.id),
  };
}
