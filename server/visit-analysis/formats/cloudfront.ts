import type { LogFormat } from './format.ts';
import { fieldsOf, openW3c, recogniseFields, type W3cDialect } from './w3c.ts';

// CloudFront's standard logs: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html

const DIALECT: W3cDialect = {
  separator: '\t',
  columns: {
    date: 'date',
    time: 'time',
    address: 'c-ip',
    // The host that the visitor asked for; `cs(Host)` is the distribution's.
    host: 'x-host-header',
    otherHost: 'cs(Host)',
    method: 'cs-method',
    path: 'cs-uri-stem',
    query: 'cs-uri-query',
    status: 'sc-status',
    userAgent: 'cs(User-Agent)',
    referrer: 'cs(Referer)',
    id: 'x-edge-request-id',
  },
  decode,
};

export const cloudfront: LogFormat = {
  key: 'cloudfront',
  name: 'CloudFront',
  recognise(line) {
    const fields = fieldsOf(line);
    return fields?.some((field) => field.startsWith('x-edge-')) ? recogniseFields(DIALECT, fields) : 'no';
  },
  open: (header) => openW3c(DIALECT, header),
};

/** CloudFront escapes spaces and some other characters, in older logs twice. */
function decode(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value.replaceAll('%25', '%'));
  } catch {
    return value;
  }
}
