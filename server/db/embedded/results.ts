import { DatabaseError } from 'pg-protocol';
import {
  type BackendMessage,
  CommandCompleteMessage,
  DataRowMessage,
  type Field,
  NotificationResponseMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';

/** Read a value of a type, by the type's number, from its text. */
export type Parsers = Record<number, (text: string) => unknown>;

/** What a statement returned. */
export interface Results<Row = unknown> {
  /** Such as `SELECT`; empty for a statement of no words. */
  command: string;
  rows: Row[];
}

/** A message of `NOTIFY`. */
export type Notification = Pick<NotificationResponseMessage, 'channel' | 'payload'>;

interface Reading {
  parsers: Parsers;
  rowMode: 'array' | 'object';
  onNotification: (notification: Notification) => void;
}

/**
 * Reads Postgres' messages with the parser of `pg`: PGlite's own takes ten to twenty times as long, which was more than most statements take.
 * @returns the results of each statement, at least one
 * @throws the first `DatabaseError` among the messages
 */
export function readResults(
  messages: Uint8Array<ArrayBuffer>,
  { parsers, rowMode, onNotification }: Reading,
): Results[] {
  const results: Results[] = [];
  let rows: unknown[] = [];
  let readRow: (cells: Cells) => unknown = () => [];
  new Parser().parse(Buffer.from(messages.buffer, messages.byteOffset, messages.byteLength), (message) => {
    if (message instanceof DataRowMessage) rows.push(readRow(message.fields));
    else if (message instanceof RowDescriptionMessage) readRow = rowReader(message.fields, parsers, rowMode);
    else if (message instanceof CommandCompleteMessage) {
      results.push({ command: message.text.split(' ', 1)[0] ?? '', rows });
      rows = [];
    } else if (message instanceof NotificationResponseMessage) onNotification(message);
    else if (isError(message)) throw message;
  });
  return results.length > 0 ? results : [{ command: '', rows }];
}

const isError = (message: BackendMessage): boolean => message instanceof DatabaseError;

type Cells = readonly (string | null)[];

function rowReader(fields: readonly Field[], parsers: Parsers, rowMode: 'array' | 'object') {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, read: parsers[dataTypeID] ?? asText }));
  if (rowMode === 'array') {
    return (cells: Cells) => columns.map(({ read }, index) => readCell(cells[index], read));
  }
  return (cells: Cells) => {
    const row: Record<string, unknown> = {};
    for (const [index, { name, read }] of columns.entries()) row[name] = readCell(cells[index], read);
    return row;
  };
}

const asText = (text: string) => text;

const readCell = (cell: string | null | undefined, read: (text: string) => unknown): unknown =>
  cell === null || cell === undefined ? null : read(cell);
