import { ToolError } from './call.ts';

interface Page<Row> {
  rows: Row[];
  /** Left out at the end. */
  next?: string;
  total: number;
}

/** A page of a list that is read whole. @throws ToolError for a cursor that no reply had */
export function offsetPage<Row>(
  list: readonly Row[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Page<Row> {
  const start = cursor === undefined ? 0 : Number(/^row-(\d{1,6})$/.exec(cursor)?.[1] ?? Number.NaN);
  if (Number.isNaN(start)) throw new ToolError('cursor: must be next of the last reply.');
  const end = start + limit;
  return {
    rows: list.slice(start, end),
    ...(end < list.length && { next: `row-${end}` }),
    total: list.length,
  };
}
