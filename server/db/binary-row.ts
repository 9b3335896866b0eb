/** A row's columns in Postgres' binary format: text as UTF-8, bytes as they are; they share the memory of what was received. */
export type BinaryRow = readonly (Buffer | null)[];

const LENGTH_OF_NULL = 0xffffffff;

/**
 * Reads a row as a message of the protocol and a binary COPY have it: how many columns, then each one's length and bytes.
 * @param at where it starts
 * @returns the row, and where it ends
 */
export function readBinaryRow(from: Buffer, at: number): { row: BinaryRow; end: number } {
  const row: (Buffer | null)[] = [];
  let end = at + 2;
  for (let columns = from.readUInt16BE(at); columns > 0; columns--) {
    const length = from.readUInt32BE(end);
    end += 4;
    if (length === LENGTH_OF_NULL) row.push(null);
    else {
      row.push(from.subarray(end, end + length));
      end += length;
    }
  }
  return { row, end };
}
