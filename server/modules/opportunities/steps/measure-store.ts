import { sql } from 'drizzle-orm';
import { ASKED_PLAINLY } from '../../../db/asked-plainly.ts';
import { type Db, rows } from '../../../db/client.ts';
import { tableOf } from '../../../db/table-of.ts';
import type { Sample } from '../../../statistics/clusters.ts';
import { OPPORTUNITY_DAYS } from '../model.ts';

/** Answers that cite a page, before and after a step was made. */
export interface CitingSamples {
  before: Sample;
  after: Sample;
}

interface CitingRow {
  sourceId: string;
  later: boolean;
  platform: string;
  /** Null in rows by prompt. */
  day: string | null;
  prompt: string | null;
  answers: number;
  visible: number;
}

/** By source: the answers that cite it in the 30 days up to the step's and in all days since. */
export async function findCitingSamples(
  db: Db,
  userId: string,
  steps: readonly { sourceId: string; madeOn: string }[],
): Promise<Map<string, CitingSamples>> {
  if (steps.length === 0) return new Map();
  const counted = await rows<CitingRow>(
    db,
    sql`select t."sourceId", c.day > t."madeOn" as later, a.platform, to_char(c.day, 'YYYY-MM-DD') as day,
               a.prompt_id as prompt, count(*)::int as answers, count(*) filter (where a.visible)::int as visible
        from ${tableOf('t', { sourceId: 'uuid', madeOn: 'date' }, steps)}
        cross join lateral (select c.answer_id, c.day from sightline.citation c
                            where c.user_id = ${userId} and c.source_id = t."sourceId"
                              and c.day > t."madeOn" - ${OPPORTUNITY_DAYS}::int offset 0) c
        cross join lateral (select a.prompt_id, a.platform, a.visible from sightline.answer a
                            where a.user_id = ${userId} and a.id = c.answer_id and a.status = 'answered' offset 0) a
        group by grouping sets ((t."sourceId", c.day > t."madeOn", a.platform, c.day),
                                (t."sourceId", c.day > t."madeOn", a.platform, a.prompt_id))`,
  );
  const sampleOf = (cells: readonly CitingRow[]): Sample => ({
    days: cells.flatMap(({ day, platform, answers, visible }) =>
      day === null ? [] : [{ day, platform, answers, count: answers, total: visible }],
    ),
    prompts: cells.flatMap(({ prompt, platform, answers, visible }) =>
      prompt === null ? [] : [{ prompt, platform, answers, count: answers, total: visible }],
    ),
  });
  return new Map(
    [...Map.groupBy(counted, ({ sourceId }) => sourceId)].map(([id, cells]) => [
      id,
      {
        before: sampleOf(cells.filter(({ later }) => !later)),
        after: sampleOf(cells.filter(({ later }) => later)),
      },
    ]),
  );
}

/** By prompt: usable answers since a step was made, and those of them that cite the brand's own site. */
export async function findOwnCitations(
  db: Db,
  userId: string,
  steps: readonly { promptId: string; madeOn: string }[],
): Promise<Map<string, { answers: number; ownCited: number }>> {
  if (steps.length === 0) return new Map();
  const counted = await rows<{ promptId: string; answers: number; ownCited: number }>(
    db,
    sql`select t."promptId", a.answers, a.own_cited as "ownCited"
        from ${tableOf('t', { promptId: 'uuid', madeOn: 'date' }, steps)}
        cross join lateral (
          select count(*)::int as answers, count(*) filter (where a.own_cited)::int as own_cited
          from sightline.answer a
          where a.user_id = ${userId} and a.prompt_id = t."promptId" and a.day > t."madeOn" and a.status = 'answered'
            and ${ASKED_PLAINLY}
          offset 0) a`,
  );
  return new Map(counted.map((row) => [row.promptId, row]));
}

/** By page: when it was read last, where the latest attempt succeeded. */
export async function findReadTimes(
  db: Db,
  userId: string,
  pageIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (pageIds.length === 0) return new Map();
  const found = await rows<{ id: string; readAt: string | null }>(
    db,
    sql`select p.id, case when g.status = 'read' and not g.no_index then g.read_at end as "readAt"
        from ${tableOf(
          'p',
          { id: 'uuid' },
          pageIds.map((id) => ({ id })),
        )}
        cross join lateral (select g.* from sightline.page g
                            where g.user_id = ${userId} and g.id = p.id offset 0) g`,
  );
  return new Map(found.map(({ id, readAt }) => [id, readAt]));
}
