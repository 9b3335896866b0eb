import { type BinaryRow, readBinaryRow } from './binary-row.ts';
import { joined } from './send.ts';

const DATA_ROW = 'D'.charCodeAt(0);
const TYPE_BYTES = 1;
const HEAD_BYTES = TYPE_BYTES + 4;

/** Takes the binary rows out of Postgres' messages: `readResults` reads every row as text. */
export function splitRows(messages: Uint8Array<ArrayBuffer>): {
  rows: BinaryRow[];
  others: Uint8Array<ArrayBuffer>;
} {
  const all = Buffer.from(messages.buffer, messages.byteOffset, messages.byteLength);
  const rows: BinaryRow[] = [];
  const others: Uint8Array[] = [];
  for (let at = 0, end = 0; at < all.length; at = end) {
    end = at + TYPE_BYTES + all.readUInt32BE(at + TYPE_BYTES);
    if (all[at] === DATA_ROW) rows.push(readBinaryRow(all, at + HEAD_BYTES));
    else others.push(messages.subarray(at, end));
  }
  return { rows, others: joined(others) };
}
