import { sql } from 'drizzle-orm';
import { answered, measured, names } from '../answers-sql.ts';
import { type Counted, counted, one, type Question } from '../question.ts';

interface Gaps {
  total: number;
  rows: {
    prompt_id: string;
    question: string;
    missed: Counted;
    named_instead: { name: string; answers: number }[];
  }[];
}

interface Answers {
  total: number;
  rows: { day: string; platform: string; passage: string; cites: string[]; named: { name: string }[] }[];
}

const missedRate = sql`count(*) filter (where a.missed)::int as hits, count(*)::int as n`;

export const ANSWERS: Question[] = [
  {
    text: 'How many prompts name a competitor but not us?',
    ask: async (tool) => (await tool<Gaps>('prompt_gaps', { limit: 1 })).total,
    async count(db) {
      const { total } = await one<{ total: number }>(
        db,
        sql`select count(distinct p.id)::int as total from ${answered(db.userId, 30)} and a.missed`,
      );
      return total;
    },
  },
  {
    text: 'Which prompts never name us on ChatGPT in the last 7 days?',
    async ask(tool) {
      const args = { never_visible: true, platform: 'chatgpt', days: 7, limit: 50 };
      const { rows } = await tool<Gaps>('prompt_gaps', args);
      return rows.map(({ question }) => question).toSorted();
    },
    async count(db) {
      const rows = await db.rows<{ question: string }>(
        sql`select p.question from ${answered(db.userId, 7)} and a.platform = 'chatgpt'
            group by p.id, p.question having bool_or(a.missed) and not bool_or(a.visible)`,
      );
      return rows.map(({ question }) => question).toSorted();
    },
  },
  {
    text: 'Who is named instead of us most where the share of missed answers about product management is highest?',
    async ask(tool) {
      const args = { topic: 'product-management', sort: 'missed_rate', limit: 1 };
      const { rows } = await tool<Gaps>('prompt_gaps', args);
      return rows[0] && { ...counted(rows[0].missed), answers: rows[0].named_instead[0]?.answers };
    },
    async count(db) {
      const worst = await one<Counted & { id: string }>(
        db,
        sql`select p.id, ${missedRate} from ${answered(db.userId, 30)} and t.slug = 'product-management'
            group by p.id order by count(*) filter (where a.missed)::float / count(*) desc, hits desc limit 1`,
      );
      const { answers } = await one<{ answers: number }>(
        db,
        sql`select count(*)::int as answers
            from sightline.mention m where m.user_id = ${db.userId} and m.answer_id in (
              select a.id from ${answered(db.userId, 30)} and a.missed and p.id = ${worst.id}::uuid)
            group by m.company_id order by answers desc limit 1`,
      );
      return { ...counted(worst), answers };
    },
  },
  {
    text: 'How many answers are negative about us?',
    ask: async (tool) => (await tool<Answers>('answers', { sentiment: 'negative', limit: 1 })).total,
    async count(db) {
      const { total } = await one<{ total: number }>(
        db,
        sql`select count(*)::int as total
            from sightline.mention m join sightline.company c on c.user_id = m.user_id and c.id = m.company_id
            where m.user_id = ${db.userId} and c.kind = 'brand' and m.sentiment <= 45 and m.answer_id in (
              select a.id from ${answered(db.userId, 30)})`,
      );
      return total;
    },
  },
  {
    text: 'How many answers of Gemini name Brixalto in the last 7 days?',
    async ask(tool) {
      const args = { company: 'Brixalto', platform: 'gemini', days: 7, limit: 1 };
      return (await tool<Answers>('answers', args)).total;
    },
    async count(db) {
      const { total } = await one<{ total: number }>(
        db,
        sql`select count(*)::int as total from ${answered(db.userId, 7)}
            and a.platform = 'gemini' and ${names('Brixalto')}`,
      );
      return total;
    },
  },
  {
    text: 'How many measurements gave no usable answer?',
    ask: async (tool) => (await tool<Answers>('answers', { outcome: 'failed', limit: 1 })).total,
    async count(db) {
      const { total } = await one<{ total: number }>(
        db,
        sql`select count(*)::int as total from ${measured(db.userId, 30)} and a.status <> 'answered'`,
      );
      return total;
    },
  },
  {
    text: 'What did Perplexity last say of us about our worst prompt there?',
    async ask(tool) {
      const gaps = await tool<Gaps>('prompt_gaps', { platform: 'perplexity', limit: 1 });
      const { rows } = await tool<Answers>('answers', {
        ...{ prompt_id: gaps.rows[0]?.prompt_id, platform: 'perplexity', outcome: 'missed', limit: 1 },
      });
      return { day: rows[0]?.day, named: rows[0]?.named.map(({ name }) => name) };
    },
    async count(db) {
      const last = await one<{ id: string; day: string }>(
        db,
        sql`select a.id, a.day::text as day from ${answered(db.userId, 30)} and a.platform = 'perplexity' and a.missed
            and p.id = (select p.id from ${answered(db.userId, 30)} and a.platform = 'perplexity'
                        group by p.id order by count(*) filter (where a.missed) desc, p.id limit 1)
            order by a.day desc limit 1`,
      );
      const named = await db.rows<{ name: string }>(
        sql`select c.name from sightline.mention m
            join sightline.company c on c.user_id = m.user_id and c.id = m.company_id
            where m.user_id = ${db.userId} and m.answer_id = ${last.id}::uuid order by m.position`,
      );
      return { day: last.day, named: named.map(({ name }) => name) };
    },
  },
];
