import { bareHost, type LogFormat, parseObject, type ReadLine, skimJson, text, timeOf } from './format.ts';

// Cloudflare Logpush, dataset http_requests: https://developers.cloudflare.com/logs/reference/log-fields/zone/http_requests/

const TIMES = ['EdgeStartTimestamp', 'EdgeEndTimestamp'] as const;
const TARGETS = ['ClientRequestURI', 'ClientRequestPath'] as const;
const NEEDED = ['ClientRequestUserAgent', 'EdgeResponseStatus'] as const;

export const cloudflare: LogFormat = {
  key: 'cloudflare',
  name: 'Cloudflare Logpush',
  recognise(line) {
    const entry = parseObject(line);
    if (!entry || ![...TIMES, ...TARGETS, ...NEEDED, 'RayID'].some((name) => name in entry)) return 'no';
    const missing = missingField(entry);
    return missing
      ? { problem: `Cloudflare's lines have no ${missing}. Add this field to the Logpush job.` }
      : 'yes';
  },
  skim: (line) => skimJson(line, '"ClientRequestUserAgent":"', '"ClientRequestReferer":"'),
  open: () => ({ read, header: () => null }),
};

function missingField(entry: Record<string, unknown>): string | undefined {
  if (!TIMES.some((name) => name in entry)) return TIMES[0];
  if (!TARGETS.some((name) => name in entry)) return TARGETS[0];
  return NEEDED.find((name) => !(name in entry));
}

function read(line: string): ReadLine {
  const entry = parseObject(line);
  if (!entry) return null;
  const time = entry.EdgeStartTimestamp ?? entry.EdgeEndTimestamp;
  const target = entry.ClientRequestURI ?? entry.ClientRequestPath;
  const httpStatus = entry.EdgeResponseStatus;
  const isRequest =
    (typeof time === 'string' || typeof time === 'number') &&
    typeof target === 'string' &&
    typeof httpStatus === 'number' &&
    'ClientRequestUserAgent' in entry;
  if (!isRequest) return null;
  return {
    timeText: String(time),
    time: timeOf,
    address: text(entry.ClientIP),
    host: bareHost(text(entry.ClientRequestHost)),
    // The field can be left out of a job.
    method: text(entry.ClientRequestMethod) || 'GET',
    target,
    httpStatus,
    userAgent: text(entry.ClientRequestUserAgent),
    referrer: text(entry.ClientRequestReferer),
    id: text(entry.RayID),
  };
}
