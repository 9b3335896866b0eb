import { sql } from 'drizzle-orm';
import { answered, byShare, visibleRate } from '../answers-sql.ts';
import { type Counted, counted, one, type Question } from '../question.ts';

interface Visibility {
  mention_rate: Counted;
  sentiment: { value: number; n: number };
  own_citation_rate: Counted;
  rows: { key: string; name: string; is_brand?: boolean; mention_rate: Counted; share_of_voice: Counted }[];
}

const highest = <Row>(rows: readonly Row[], value: (row: Row) => number): Row | undefined =>
  rows.toSorted((a, b) => value(b) - value(a))[0];
const share = ({ hits, n }: Counted) => hits / n;

export const VISIBILITY: Question[] = [
  {
    text: 'Which topic are we weakest in on Perplexity in the last 30 days?',
    async ask(tool) {
      const { rows } = await tool<Visibility>('visibility', {
        by: 'topic',
        platform: 'perplexity',
        days: 30,
      });
      return rows[0] && { topic: rows[0].key, ...counted(rows[0].mention_rate) };
    },
    count: (db) =>
      one(
        db,
        sql`select t.slug as topic, ${visibleRate} from ${answered(db.userId, 30)}
            and a.platform = 'perplexity' and not p.branded group by t.slug order by ${byShare} limit 1`,
      ),
  },
  {
    text: 'Which platform names us least?',
    async ask(tool) {
      const { rows } = await tool<Visibility>('visibility', { by: 'platform' });
      return rows[0] && { platform: rows[0].key, ...counted(rows[0].mention_rate) };
    },
    count: (db) =>
      one(
        db,
        sql`select a.platform, ${visibleRate} from ${answered(db.userId, 30)} and not p.branded
            group by a.platform order by ${byShare} limit 1`,
      ),
  },
  {
    text: 'What is our share of voice in the topic Bot?',
    async ask(tool) {
      const { rows } = await tool<Visibility>('visibility', { by: 'competitor', topic: 'Bot' });
      const own = rows.find((row) => row.is_brand);
      return own && counted(own.share_of_voice);
    },
    count: (db) =>
      one(
        db,
        sql`select count(*) filter (where c.kind = 'brand')::int as hits, count(*)::int as n
            from sightline.mention m join sightline.company c on c.user_id = m.user_id and c.id = m.company_id
            where m.user_id = ${db.userId} and m.answer_id in (
              select a.id from ${answered(db.userId, 30)} and t.slug = 'bot' and not p.branded)`,
      ),
  },
  {
    text: 'Which competitor is named most on Gemini over the last 7 days, and how often?',
    async ask(tool) {
      const args = { by: 'competitor', platform: 'gemini', days: 7 };
      const { rows } = await tool<{ rows: { name: string; is_brand: boolean; mentions: number }[] }>(
        'visibility',
        args,
      );
      const rival = rows.find((row) => !row.is_brand);
      return { name: rival?.name, mentions: rival?.mentions };
    },
    count: (db) =>
      one(
        db,
        sql`select c.name, count(*)::int as mentions
            from sightline.mention m join sightline.company c on c.user_id = m.user_id and c.id = m.company_id
            where m.user_id = ${db.userId} and c.kind = 'competitor' and m.answer_id in (
              select a.id from ${answered(db.userId, 7)} and a.platform = 'gemini')
            group by c.name order by mentions desc limit 1`,
      ),
  },
  {
    text: 'How does our weakest prompt about APIs do?',
    async ask(tool) {
      const { rows } = await tool<Visibility>('visibility', { by: 'prompt', topic: 'api', limit: 1 });
      return rows[0] && counted(rows[0].mention_rate);
    },
    count: (db) =>
      one(
        db,
        sql`select ${visibleRate} from ${answered(db.userId, 30)} and t.slug = 'api'
            group by p.id order by ${byShare}, count(*) desc limit 1`,
      ),
  },
  {
    text: 'On which day of the last 14 were we named most?',
    async ask(tool) {
      const { rows } = await tool<Visibility>('visibility', { by: 'day', days: 14 });
      const best = highest(rows, (row) => share(row.mention_rate));
      return best && { day: best.key, ...counted(best.mention_rate) };
    },
    count: (db) =>
      one(
        db,
        sql`select a.day::text as day, ${visibleRate} from ${answered(db.userId, 14)} and not p.branded
            group by a.day order by ${byShare} desc, a.day limit 1`,
      ),
  },
  {
    text: 'How do answers speak of us in the topic Cloud?',
    async ask(tool) {
      const { sentiment } = await tool<Visibility>('visibility', { by: 'total', topic: 'cloud' });
      return { score: sentiment.value, n: sentiment.n };
    },
    count: (db) =>
      one(
        db,
        sql`select round(avg(m.sentiment), 1)::float as score, count(m.sentiment)::int as n
            from sightline.mention m join sightline.company c on c.user_id = m.user_id and c.id = m.company_id
            where m.user_id = ${db.userId} and c.kind = 'brand' and m.answer_id in (
              select a.id from ${answered(db.userId, 30)} and t.slug = 'cloud')`,
      ),
  },
  {
    text: 'What were the mention rates of this period and the one before, 30 days each?',
    async ask(tool) {
      const { mention_rate: rate } = await tool<{ mention_rate: { current: Counted; previous: Counted } }>(
        'compare_periods',
        { days: 30 },
      );
      return [counted(rate.current), counted(rate.previous)];
    },
    count: async (db) => [
      await one(db, sql`select ${visibleRate} from ${answered(db.userId, 30)} and not p.branded`),
      await one(db, sql`select ${visibleRate} from ${answered(db.userId, 30, 30)} and not p.branded`),
    ],
  },
  {
    text: 'Which topic rose most on ChatGPT, these 14 days against the 14 before?',
    async ask(tool) {
      const { rows } = await tool<{ rows: { key: string }[] }>('compare_periods', {
        ...{ by: 'topic', platform: 'chatgpt', days: 14 },
      });
      return rows[0]?.key;
    },
    async count(db) {
      const rates = (before: number) => sql`
        select t.slug, ${byShare} as share from ${answered(db.userId, 14, before)}
        and a.platform = 'chatgpt' and not p.branded group by t.slug`;
      const { slug } = await one<{ slug: string }>(
        db,
        sql`select n.slug from (${rates(0)}) n join (${rates(14)}) b using (slug) order by n.share - b.share desc limit 1`,
      );
      return slug;
    },
  },
];
