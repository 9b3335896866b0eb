import { type SQL, sql } from 'drizzle-orm';
import { RestError, unreadable } from './rest-error.ts';

/** The table's columns with the types that values are cast to. Only these identifiers become part of statements. */
const COLUMNS = {
  id: { name: sql.identifier('id'), type: sql.raw('uuid') },
  username: { name: sql.identifier('username'), type: sql.raw('text') },
  created_at: { name: sql.identifier('created_at'), type: sql.raw('timestamptz') },
} as const;
type Column = keyof typeof COLUMNS;

const OPERATORS = { eq: sql.raw('='), neq: sql.raw('<>') } as const;
const MAX_ROWS = 100;
const MAX_VALUE_LENGTH = 200;
const RESERVED = new Set(['select', 'limit', 'columns']);

const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

export interface ProfilesQuery {
  columns: SQL;
  where: SQL;
  limit: number;
}

/** @throws RestError for anything but the columns and operators above */
export function readQuery(parameters: Record<string, unknown>): ProfilesQuery {
  const conditions = Object.entries(parameters)
    .filter(([name]) => !RESERVED.has(name))
    .map(([name, value]) => condition(name, value));
  return {
    columns: readSelect(parameters.select),
    where: conditions.length ? sql.join(conditions, sql` and `) : sql`true`,
    limit: readLimit(parameters.limit),
  };
}

function readSelect(select: unknown): SQL {
  const names =
    select === undefined || select === '*' || select === '' ? Object.keys(COLUMNS) : split(select);
  return sql.join(
    names.map((name) => sql`${knownColumn(name).name}`),
    sql`, `,
  );
}

function split(select: unknown): string[] {
  if (typeof select !== 'string' || select.length > MAX_VALUE_LENGTH)
    throw unreadable('select must be column names');
  return select.split(',').map((name) => name.trim());
}

function condition(name: string, value: unknown): SQL {
  const column = knownColumn(name);
  const [, operator, operand] = /^(eq|neq)\.(.*)$/su.exec(typeof value === 'string' ? value : '') ?? [];
  if (
    (operator !== 'eq' && operator !== 'neq') ||
    operand === undefined ||
    operand.length > MAX_VALUE_LENGTH
  ) {
    throw unreadable(`The filter on ${name} must be given once, as eq.VALUE or neq.VALUE`);
  }
  const operandValue = sql`${operand}::${column.type}`;
  // On a hosted project the column is citext.
  return name === 'username'
    ? sql`lower(${column.name}) ${OPERATORS[operator]} lower(${operandValue})`
    : sql`${column.name} ${OPERATORS[operator]} ${operandValue}`;
}

function readLimit(value: unknown): number {
  if (value === undefined) return MAX_ROWS;
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) throw unreadable('limit must be a number');
  return Math.min(Number(value), MAX_ROWS);
}

function knownColumn(name: string) {
  if (isColumn(name)) return COLUMNS[name];
  const shown = name.slice(0, 60);
  throw new RestError(400, '42703', `column profiles.${shown} does not exist`);
}

/** A row to write: values as text. */
export type ProfileValues = Partial<Record<Column, string | null>>;

/** @throws RestError 400 `PGRST204` for an unknown column; 400 for a value that is not a string */
export function readValues(body: unknown): ProfileValues {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
  const values: ProfileValues = {};
  for (const [name, value] of Object.entries(body)) {
    if (!isColumn(name)) {
      const message = `Could not find the '${name.slice(0, 60)}' column of 'profiles' in the schema cache`;
      throw new RestError(400, 'PGRST204', message);
    }
    if (value !== null && (typeof value !== 'string' || value.length > MAX_VALUE_LENGTH)) {
      throw unreadable(`${name} must be a text of at most ${MAX_VALUE_LENGTH} characters`);
    }
    values[name] = value;
  }
  if (Object.keys(values).length === 0) throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  return values;
}

/** `(a, b) values (…)` of an insert. */
export function insertion(values: ProfileValues): SQL {
  const entries = pairs(values);
  const names = entries.map(({ name }) => sql`${name}`);
  const typed = entries.map(({ value, type }) => sql`${value}::${type}`);
  return sql`(${sql.join(names, sql`, `)}) values (${sql.join(typed, sql`, `)})`;
}

/** `a = …, b = …` of an update. */
export function assignment(values: ProfileValues): SQL {
  const parts = pairs(values).map(({ name, type, value }) => sql`${name} = ${value}::${type}`);
  return sql.join(parts, sql`, `);
}

const pairs = (values: ProfileValues) =>
  Object.entries(values).flatMap(([name, value]) => (isColumn(name) ? [{ ...COLUMNS[name], value }] : []));
