import { bareHost, type LineReader, type LogFormat, type LogRequest, type ReadLine } from './format.ts';

/** How a server writes W3C's extended log format: `#` lines, of which `#Fields:` names the columns of the lines that follow. */
export interface W3cDialect {
  separator: string;
  /** Names of the columns; of several the first that is there. */
  columns: Record<'date' | 'time' | 'path' | 'status' | 'userAgent', string> &
    Record<'address' | 'host' | 'otherHost' | 'method' | 'query' | 'referrer' | 'id', string>;
  /** Decodes a user agent or referrer. */
  decode: (value: string) => string;
}

const NEEDED = ['date', 'time', 'path', 'status', 'userAgent'] as const;
const FIELDS = '#Fields:';

/** @returns names of the columns; null for another line */
export const fieldsOf = (line: string): string[] | null =>
  line.startsWith(FIELDS) ? line.slice(FIELDS.length).trim().split(/\s+/) : null;

export function recogniseFields(
  { columns }: W3cDialect,
  fields: readonly string[],
): ReturnType<LogFormat['recognise']> {
  const missing = NEEDED.find((column) => !fields.includes(columns[column]));
  return missing ? { problem: `The log has no column ${columns[missing]}. Add it to the log.` } : 'yes';
}

type Indexes = Record<keyof W3cDialect['columns'], number>;

export function openW3c(dialect: W3cDialect, header: unknown): LineReader {
  let fields = Array.isArray(header) ? header.map(String) : [];
  let at = indexesOf(dialect, fields);
  return {
    header: () => fields,
    read(line): ReadLine {
      if (line.startsWith('#')) {
        const named = fieldsOf(line);
        if (named) {
          fields = named;
          at = indexesOf(dialect, fields);
        }
        return 'ignored';
      }
      return at === null ? null : readColumns(dialect, line.split(dialect.separator), fields.length, at);
    },
  };
}

function indexesOf({ columns }: W3cDialect, fields: readonly string[]): Indexes | null {
  const names = Object.keys(columns) as (keyof Indexes)[];
  const at = Object.fromEntries(names.map((name) => [name, fields.indexOf(columns[name])])) as Indexes;
  return NEEDED.every((column) => at[column] >= 0) ? at : null;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d:\d\d(?:\.\d+)?$/;

function readColumns(
  { decode }: W3cDialect,
  columns: readonly string[],
  count: number,
  at: Indexes,
): LogRequest | null {
  if (columns.length !== count) return null;
  const value = (index: number) => {
    const found = index < 0 ? '-' : (columns[index] ?? '-');
    return found === '-' ? '' : found;
  };
  const date = value(at.date);
  const time = value(at.time);
  const status = value(at.status);
  const path = value(at.path);
  if (!DATE.test(date) || !TIME.test(time) || !/^\d{1,3}$/.test(status) || path === '') return null;
  const query = value(at.query);
  return {
    timeText: `${date}T${time}Z`,
    time: Date.parse,
    address: value(at.address),
    host: bareHost(value(at.host) || value(at.otherHost)),
    method: value(at.method) || 'GET',
    target: query ? `${path}?${query}` : path,
    httpStatus: Number(status),
    userAgent: decode(value(at.userAgent)),
    referrer: decode(value(at.referrer)),
    id: value(at.id),
  };
}
