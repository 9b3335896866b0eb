import { sql } from 'drizzle-orm';
import { answered } from '../answers-sql.ts';
import { type Counted, counted, one, type Question } from '../question.ts';

interface Experiments {
  rows: { id: string; name: string; state: string; treated: number; verdict?: string; difference?: number }[];
}

export const WORK: Question[] = [
  {
    text: 'How many prompts does each topic have?',
    async ask(tool) {
      const { topics } = await tool<{ topics: { slug: string; prompts: number }[] }>('whoami');
      return Object.fromEntries(topics.map(({ slug, prompts }) => [slug, prompts]));
    },
    async count(db) {
      const rows = await db.rows<{ slug: string; prompts: number }>(
        sql`select t.slug, count(*)::int as prompts from sightline.prompt p
            join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
            where p.user_id = ${db.userId} group by t.slug`,
      );
      return Object.fromEntries(rows.map(({ slug, prompts }) => [slug, prompts]));
    },
  },
  {
    text: 'Which experiments have ended, and by how many points did their prompts change more than the controls?',
    async ask(tool) {
      const { rows } = await tool<Experiments>('experiments');
      const ended = rows.find(({ state }) => state === 'ended');
      const detail = await tool<Experiments>('experiments', { id: ended?.id });
      const found = detail.rows[0];
      return found && { name: found.name, verdict: found.verdict, difference: found.difference ?? null };
    },
    count: (db) =>
      one(
        db,
        sql`select name, result ->> 'verdict' as verdict, round((result ->> 'difference')::numeric, 1)::float as difference
            from sightline.experiment where user_id = ${db.userId} and status = 'ended'`,
      ),
  },
  {
    text: 'How often is our worst prompt missed in all its answers, by its brief?',
    async ask(tool) {
      const { rows } = await tool<{ rows: { prompt_id: string }[] }>('prompt_gaps', { days: 365, limit: 1 });
      const brief = await tool<{ missed: Counted; visible: Counted }>('brief', {
        prompt: rows[0]?.prompt_id,
      });
      return [counted(brief.missed), counted(brief.visible)];
    },
    async count(db) {
      const worst = await one<{ missed: number; visible: number; n: number }>(
        db,
        sql`select count(*) filter (where a.missed)::int as missed, count(*) filter (where a.visible)::int as visible,
                   count(*)::int as n
            from ${answered(db.userId, 365)} group by p.id order by missed desc, p.id limit 1`,
      );
      return [
        { hits: worst.missed, n: worst.n },
        { hits: worst.visible, n: worst.n },
      ];
    },
  },
  {
    text: 'How many questions would a run ask today?',
    ask: async (tool) => (await tool<{ asks: number }>('estimate_run')).asks,
    async count(db) {
      const { asks } = await one<{ asks: number }>(
        db,
        sql`select ((select count(*) from sightline.prompt where user_id = ${db.userId})
                    + (select count(*) from sightline.persona_prompt where user_id = ${db.userId}))::int *
                   (select count(distinct platform) from sightline.answer where user_id = ${db.userId})::int as asks`,
      );
      return asks;
    },
  },
  {
    text: 'How many usable answers have our prompts that name the brand?',
    async ask(tool) {
      const query = '{ answers(filter: { branded: true, status: [ANSWERED] }, first: 1) { total } }';
      return (await tool<{ data: { answers: { total: number } } }>('graphql', { query })).data.answers.total;
    },
    async count(db) {
      const { total } = await one<{ total: number }>(
        db,
        sql`select count(*)::int as total from ${answered(db.userId, 365)} and p.branded`,
      );
      return total;
    },
  },
];
