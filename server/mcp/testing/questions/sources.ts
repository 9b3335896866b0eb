import { sql } from 'drizzle-orm';
import { answered, latestDay } from '../answers-sql.ts';
import { type Counted, counted, one, type Question } from '../question.ts';

interface Sources {
  own_citation_rate: Counted;
  rows: { url: string; domain: string; citations: number; missed: Counted }[];
}

export const SOURCES: Question[] = [
  {
    text: 'How many answers cite our own site?',
    ask: async (tool) => counted((await tool<Sources>('sources')).own_citation_rate),
    count: (db) =>
      one(
        db,
        sql`select count(*) filter (where exists (
              select from sightline.citation k join sightline.source s on s.user_id = k.user_id and s.id = k.source_id
              where k.user_id = a.user_id and k.answer_id = a.id and s.domain = 'ostrellio.example'))::int as hits,
            count(*)::int as n from ${answered(db.userId, 30)}`,
      ),
  },
  {
    text: 'Which page do answers about bots cite most?',
    async ask(tool) {
      const { rows } = await tool<Sources>('sources', { topic: 'bot' });
      return { url: rows[0]?.url, citations: rows[0]?.citations };
    },
    count: (db) =>
      one(
        db,
        sql`select s.url, count(distinct k.answer_id)::int as citations
            from sightline.citation k join sightline.source s on s.user_id = k.user_id and s.id = k.source_id
            where k.user_id = ${db.userId} and k.answer_id in (
              select a.id from ${answered(db.userId, 30)} and t.slug = 'bot')
            group by s.url order by citations desc limit 1`,
      ),
  },
  {
    text: 'Which site do answers of the last 7 days cite most?',
    async ask(tool) {
      const { rows } = await tool<Sources>('sources', { list: 'sites', days: 7 });
      return { domain: rows[0]?.domain, citations: rows[0]?.citations };
    },
    count: (db) =>
      one(
        db,
        sql`select s.domain, count(*)::int as citations
            from sightline.citation k join sightline.source s on s.user_id = k.user_id and s.id = k.source_id
            where k.user_id = ${db.userId} and k.answer_id in (select a.id from ${answered(db.userId, 7)})
            group by s.domain order by citations desc limit 1`,
      ),
  },
  {
    text: 'Which page is cited most where a competitor is named and we are not?',
    async ask(tool) {
      const { rows } = await tool<Sources>('sources', { list: 'gaps', limit: 1 });
      return rows[0] && { url: rows[0].url, ...counted(rows[0].missed) };
    },
    count: (db) =>
      one(
        db,
        sql`select s.url, count(*) filter (where k.missed)::int as hits, count(*)::int as n
            from sightline.citation k join sightline.source s on s.user_id = k.user_id and s.id = k.source_id
            where k.user_id = ${db.userId} and k.day > ${latestDay(db.userId)} - 30
              and s.domain not in (select domain from sightline.company
                                   where user_id = ${db.userId} and kind = 'competitor' and domain is not null)
            group by s.url order by hits desc, s.url limit 1`,
      ),
  },
];
