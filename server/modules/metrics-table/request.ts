import { z } from 'zod';
import { parseInput } from '../../lib/parse-input.ts';
import { BUCKETS, DIMENSIONS } from './model.ts';

const list = (values: readonly string[]) => values.join(', ');

/** What a table is asked for, beside its filter. */
export const tableFields = {
  bucket: z.enum(BUCKETS, `must be one of: ${list(BUCKETS)}.`).default('week'),
  by: z
    .array(z.enum(DIMENSIONS, `must be some of: ${list(DIMENSIONS)}.`))
    .refine((by) => new Set(by).size === by.length, `must name each of ${list(DIMENSIONS)} once at most.`)
    .default([]),
};

const schema = z.object(tableFields);

export type TableInput = z.input<typeof schema>;
export type TableShape = z.output<typeof schema>;

/** @throws BAD_USER_INPUT naming the field and what is allowed */
export const parseShape = (input: TableInput): TableShape => parseInput(schema, input, 'table');
