import { badInput } from '../../errors.ts';
import { fitReply } from '../../lib/reply-size.ts';
import type { MetricsRow } from './model.ts';
import type { MetricsTable } from './service.ts';

const MAX_PAGE_LENGTH = 1000;
/** A cursor is the number of rows before it. */
const CURSOR = /^\d{1,6}$/;

/** One page of a table. */
export interface MetricsTablePage extends Omit<MetricsTable, 'rows'> {
  nodes: MetricsRow[];
  /** Null at the end. */
  next: string | null;
  total: number;
}

/** @throws BAD_USER_INPUT naming the field */
export function pageOf(
  { rows, ...table }: MetricsTable,
  first: number,
  after: string | null | undefined,
): MetricsTablePage {
  const skipped = parseCursor(after);
  const nodes = fitReply(
    rows.slice(skipped, skipped + first),
    (row) => JSON.stringify(row).length + ROW_BYTES,
  );
  const end = skipped + nodes.length;
  return { ...table, nodes, next: end < rows.length ? encode(end) : null, total: rows.length };
}

/** Checked before anything is read. @throws BAD_USER_INPUT naming the field */
export function checkPage(first: number, after: string | null | undefined): void {
  if (first < 1 || first > MAX_PAGE_LENGTH) {
    throw badInput('first', `first must be a whole number from 1 to ${MAX_PAGE_LENGTH}.`);
  }
  parseCursor(after);
}

/** Names of types, which clients may ask for. */
const ROW_BYTES = 200;

const encode = (skipped: number) => Buffer.from(String(skipped)).toString('base64url');

function parseCursor(after: string | null | undefined): number {
  if (after == null) return 0;
  const decoded = after.length <= 20 ? Buffer.from(after, 'base64url').toString() : '';
  if (!CURSOR.test(decoded)) throw badInput('after', 'after must be `next` of the previous page.');
  return Number(decoded);
}
