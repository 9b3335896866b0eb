import { sql } from 'drizzle-orm';
import { canonicalUrl } from '../analysis/citations/canonical-url.ts';
import { type Db, rows } from '../db/client.ts';
import { page } from '../db/schema/page.ts';
import { textId } from '../lib/text-id.ts';
import { addSources } from '../modules/citations/add-sources.ts';

/** What reading a page told of it. */
type Found = Partial<Omit<typeof page.$inferInsert, 'userId' | 'id' | 'url' | 'number' | 'site'>>;

/**
 * Adds a page as if it had been read, whether an answer cites it or not. One at a time.
 * @param url canonical
 * @returns its id
 */
export async function addPage(db: Db, userId: string, url: string, found: Found): Promise<string> {
  const { domain } = canonicalUrl(url) ?? {};
  if (!domain) throw new Error(`${url} is no address of a page.`);
  const source = { id: textId(url), url, domain };
  await addSources(db, userId, [source]);
  const [numbers] = await rows<{ number: number; site: number }>(
    db,
    sql`select number, site from sightline.source where user_id = ${userId} and id = ${source.id}::uuid`,
  );
  if (!numbers) throw new Error(`${url} has no number.`);
  await db
    .insert(page)
    .values({ userId, ...source, ...numbers, ...found })
    .onConflictDoUpdate({ target: [page.userId, page.id], set: found });
  return source.id;
}
