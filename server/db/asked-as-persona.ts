import { type SQL, sql } from 'drizzle-orm';
import type { DateRange } from '../lib/days.ts';
import { keyInDays } from './key-in-days.ts';

/** Whether `answer a` was asked as persona `s` on some days, by the index that has all that is counted of such answers. */
export const askedAsPersona = (userId: string, { from, to }: DateRange<string>): SQL => sql`
  a.user_id = ${userId} and a.persona_id is not null
  and ${keyInDays(sql`a.persona_id`, sql`s.id`, sql`a.day`, { from, to })}`;
