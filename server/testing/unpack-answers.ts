import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/client.ts';
import { eachAnswer } from '../modules/citations/packed-answer.ts';

interface PackedDay {
  day: string;
  platform: string;
  /** base64 */
  packed: string;
}

type Row = Record<string, string | number>;

/**
 * What `citation_day` says of an account, by day, platform and topic: the answers that cite each page, those of them that name each
 * company, and all that name it.
 */
export async function unpackAnswers(
  db: Db,
  userId: string,
): Promise<[citations: Row[], companiesOfPages: Row[], companies: Row[]]> {
  const days = await rows<PackedDay>(
    db,
    sql`select day::text, platform, encode(answers, 'base64') as packed from sightline.citation_day
        where user_id = ${userId} order by day, platform, part`,
  );
  const [prompts, sources, names] = await Promise.all([
    namesOf(
      db,
      sql`select p.number, t.name from sightline.prompt p
          join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id where p.user_id = ${userId}`,
    ),
    namesOf(db, sql`select number, url as name from sightline.source where user_id = ${userId}`),
    namesOf(db, sql`select number, name from sightline.company where user_id = ${userId}`),
  ]);
  const [citations, ofPages, companies] = [
    new Map<string, Row>(),
    new Map<string, Row>(),
    new Map<string, Row>(),
  ];
  for (const { day, platform, packed } of days) {
    eachAnswer(Buffer.from(packed, 'base64'), (answer) => {
      const topic = prompts.get(answer.prompt) ?? '';
      const named: string[] = [];
      for (let index = 0; index < answer.companies; index++) {
        const name = names.get(answer.company(index));
        if (name !== undefined) named.push(name);
      }
      for (const company of named) add(companies, { topic, day, platform, company }, { answers: 1 });
      for (let index = 0; index < answer.sources; index++) {
        const key = { topic, url: sources.get(answer.source(index)) ?? '', day, platform };
        const { visible, missed } = answer;
        add(citations, key, { mentions: 1, visible: Number(visible), missed: Number(missed) });
        for (const company of named) add(ofPages, { ...key, company }, { answers: 1 });
      }
    });
  }
  return [inOrder(citations), inOrder(ofPages), inOrder(companies)];
}

async function namesOf(db: Db, query: ReturnType<typeof sql>): Promise<Map<number, string>> {
  const found = await rows<{ number: number; name: string }>(db, query);
  return new Map(found.map(({ number, name }) => [number, name]));
}

function add(sums: Map<string, Row>, key: Row, counts: Record<string, number>): void {
  const id = JSON.stringify(key);
  const known = sums.get(id) ?? { ...key };
  for (const [name, count] of Object.entries(counts)) known[name] = Number(known[name] ?? 0) + count;
  sums.set(id, known);
}

const inOrder = (sums: Map<string, Row>) =>
  [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
