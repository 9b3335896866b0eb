/** Most bytes of a reply; downloads of the export are not limited. */
export const MAX_REPLY_BYTES = 1_048_576;

/** Bytes of a reply besides its rows. */
const ENVELOPE_BYTES = 4096;

/** Bytes of a text as JSON in UTF-8, without its quotation marks. */
export const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

/**
 * The longest beginning of `rows` that fits into a reply.
 * @param bytesOf the most bytes that one row takes up as JSON
 * @returns at least one row when there is any
 */
export function fitReply<Row>(rows: readonly Row[], bytesOf: (row: Row) => number): Row[] {
  let left = MAX_REPLY_BYTES - ENVELOPE_BYTES;
  const end = rows.findIndex((row) => {
    left -= bytesOf(row);
    return left < 0;
  });
  return end === -1 ? [...rows] : rows.slice(0, Math.max(1, end));
}
