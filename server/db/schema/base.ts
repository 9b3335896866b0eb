/**
 * The product's tables. They live in a schema of their own, `sightline`, because a hosted Supabase project
 * serves everything in `public` to the browser. Every table that grows is keyed by `user_id` first, so that
 * one account's rows lie together and the database can later be distributed by that column.
 */
import { customType, integer, numeric, pgSchema, timestamp } from 'drizzle-orm/pg-core';

export const sightline = pgSchema('sightline');

/** ISO 8601, as the database writes it. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
export const createdAt = () => time('created_at').notNull().defaultNow();
export const archivedAt = () => time('archived_at');

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const counter = (name: string) => integer(name).notNull().default(0);

/** Sums of sentiments are kept exact, so that a rollup equals its recomputation to the last digit. */
export const sentimentSum = () =>
  numeric('sentiment_sum', { precision: 16, scale: 2, mode: 'number' }).notNull().default(0);

/** US dollars. Six decimals: a single short question can cost less than a hundredth of a cent. */
export const money = (name: string) => numeric(name, { precision: 14, scale: 6, mode: 'number' });
