/** Most bytes of a reply; the files of the export are apart. */
export const MOST_REPLY_BYTES = 1_048_576;

/** What stands around the rows of a reply. */
const AROUND = 4096;

/** Bytes of a text as JSON in UTF-8, without its quotation marks. */
export const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

/**
 * The longest beginning of `rows` that fits into a reply.
 * @param bytesOf the most bytes that one row takes up as JSON
 * @returns at least one row when there is any
 */
export function fitting<Row>(rows: readonly Row[], bytesOf: (row: Row) => number): Row[] {
  let left = MOST_REPLY_BYTES - AROUND;
  const end = rows.findIndex((row) => {
    left -= bytesOf(row);
    return left < 0;
  });
  return end === -1 ? [...rows] : rows.slice(0, Math.max(1, end));
}
