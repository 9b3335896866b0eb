import type { LogFormat } from './format.ts';
import { fieldsOf, openW3c, recogniseFields, type W3cDialect } from './w3c.ts';

// IIS in W3C's format; times are in UTC: https://learn.microsoft.com/windows/win32/http/w3c-logging

const DIALECT: W3cDialect = {
  separator: ' ',
  columns: {
    date: 'date',
    time: 'time',
    address: 'c-ip',
    host: 'cs-host',
    otherHost: '',
    method: 'cs-method',
    path: 'cs-uri-stem',
    query: 'cs-uri-query',
    status: 'sc-status',
    userAgent: 'cs(User-Agent)',
    referrer: 'cs(Referer)',
    id: '',
  },
  // Spaces are written as plus signs.
  decode: (value) => value.replaceAll('+', ' '),
};

export const iis: LogFormat = {
  key: 'iis',
  name: 'IIS (W3C)',
  recognise(line) {
    const fields = fieldsOf(line);
    if (!fields || fields.some((field) => field.startsWith('x-edge-'))) return 'no';
    return fields.includes(DIALECT.columns.path) ? recogniseFields(DIALECT, fields) : 'no';
  },
  open: (header) => openW3c(DIALECT, header),
};
