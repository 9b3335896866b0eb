/** A row's columns in Postgres' binary format: text as UTF-8, bytes as they are; they share the memory of what was received. */
export type BinaryRow = readonly (Buffer | null)[];

const LENGTH_OF_NULL = 0xffffffff;

/**
 * Reads a row as a message of the protocol has it: how many columns, then each one's length and bytes.
 * @param at where it starts
 */
export function readBinaryRow(from: Buffer, at: number): BinaryRow {
  const row: (Buffer | null)[] = [];
  let next = at + 2;
  for (let columns = from.readUInt16BE(at); columns > 0; columns--) {
    const length = from.readUInt32BE(next);
    next += 4;
    if (length === LENGTH_OF_NULL) row.push(null);
    else {
      row.push(from.subarray(next, next + length));
      next += length;
    }
  }
  return row;
}
