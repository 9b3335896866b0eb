import { type SQL, sql } from 'drizzle-orm';
import { readConfig } from '../../server/config/config.ts';
import { type Db, openEmbedded, openPostgres, rows } from '../../server/db/client.ts';
import { recomputeRollups } from '../../server/modules/answers/rollups.ts';
import type { DataLocation } from '../support/account.ts';

/** Cited pages, three per answer: the answers of a day on one platform cite most of them even on a small account. */
const PAGES = 24;
const DAYS = 90;
const BATCH = 20_000;

/**
 * Replaces the account's answers with enough for about `mentions` mentions, spread evenly over its prompts, three
 * platforms and 90 days, and rebuilds its rollups as the product does. SQL writes the answers; their texts are short and
 * do not contain the mentions, because no dashboard reads them.
 */
export async function fillMentions({ dataDir, databaseUrl }: DataLocation, mentions: number): Promise<void> {
  const { databaseUrl: url } = readConfig({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const database = url ? openPostgres(url) : await openEmbedded(dataDir);
  try {
    const { db } = database;
    const [account] = await rows<{ userId: string }>(
      db,
      sql`select user_id as "userId" from sightline.account`,
    );
    if (!account) throw new Error('There is no account.');
    // Three answers in five mention each company.
    const perAnswer = 7 * (3 / 5);
    const answers = Math.round(mentions / perAnswer);
    await db.transaction(async (tx) => {
      // Skips foreign-key checks of millions of keys that are known to be valid.
      await tx.execute(sql`set local session_replication_role = replica`);
      await removeAnswers(tx, account.userId);
      for (let first = 0; first < answers; first += BATCH) {
        await writeAnswers(tx, { ...account, first, last: Math.min(first + BATCH, answers) - 1, answers });
      }
    });
    await db.transaction((tx) => recomputeRollups(tx, account.userId));
    // On a server autovacuum does this; the embedded database collects no statistics by itself.
    if (database.kind === 'postgres') await db.execute(sql`analyze`);
  } finally {
    await database.close();
  }
}

async function removeAnswers(tx: Db, userId: string): Promise<void> {
  for (const table of ['citation', 'mention', 'answer', 'source']) {
    await tx.execute(sql`delete from sightline.${sql.raw(table)} where user_id = ${userId}`);
  }
  await tx.execute(sql`
    insert into sightline.source (user_id, id, url, domain, title)
    select ${userId}::uuid, ${idOf(sql`'page' || n`)}, 'https://reviews' || n % 9 || '.example/' || n,
           'reviews' || n % 9 || '.example', 'Review ' || n
    from generate_series(0, ${PAGES - 1}) as n`);
}

interface Batch {
  userId: string;
  first: number;
  last: number;
  answers: number;
}

async function writeAnswers(tx: Db, { userId, first, last, answers }: Batch): Promise<void> {
  const numbers = sql`generate_series(${first}::int, ${last}::int) as n`;
  // Company 0 is the brand.
  const names = (company: SQL) => sql`(n * 7 + ${company} * 3) % 5 < 3`;
  await tx.execute(sql`
    insert into sightline.answer (user_id, id, key, prompt_id, platform, collected_at, day, status, text, method,
                                  visible, missed)
    select ${userId}::uuid, ${idOf(sql`'answer' || n`)}, 'scale-' || n, p.ids[1 + n / 3 % cardinality(p.ids)],
           (array['chatgpt', 'perplexity', 'gemini'])[1 + n % 3], d.day::timestamptz, d.day, 'answered',
           repeat('A sentence of an answer. ', 12), 'rules', ${names(sql`0`)}, not (${names(sql`0`)})
    from ${numbers}
    cross join (select array_agg(id order by id) as ids from sightline.prompt where user_id = ${userId}) p
    cross join lateral (select date '2025-01-01' + (n::bigint * ${DAYS} / ${answers})::int as day) d`);
  await tx.execute(sql`
    insert into sightline.mention (user_id, answer_id, company_id, position, spans, sentiment)
    select ${userId}::uuid, ${idOf(sql`'answer' || n`)}, c.id, 1 + c.place, '[]', 30 + (n + c.place) % 50
    from ${numbers}
    cross join (select id, (row_number() over (order by kind, id) - 1)::int as place
                from sightline.company where user_id = ${userId}) c
    where ${names(sql`c.place`)}`);
  await tx.execute(sql`
    insert into sightline.citation (user_id, answer_id, position, source_id)
    select ${userId}::uuid, ${idOf(sql`'answer' || n`)}, k, ${idOf(sql`'page' || (n * 31 + n / 7 + k * 17) % ${sql.raw(String(PAGES))}`)}
    from ${numbers} cross join generate_series(1, 3) as k`);
}

/** An id made of a text, the same each time. */
const idOf = (text: SQL): SQL => sql`md5(${text})::uuid`;
