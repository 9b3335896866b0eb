import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';

/**
 * The numbers of the pages of these domains, for `in`. Postgres hashes a subquery, where it would compare each row with all elements of an
 * array; and the index by number has no domains.
 */
export const numbersOfDomains = (userId: string, domains: readonly string[]): SQL => sql`
  select s.number from sightline.source s where s.user_id = ${userId} and s.domain = ${anyOf(domains, 'text')}`;
