import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { inDays } from '../../db/in-range.ts';
import { keyInDays } from '../../db/key-in-days.ts';
import { countDays } from '../../lib/days.ts';
import { aggregateTopic } from '../visibility/rollup-filter.ts';
import type { Stratum } from './hits.ts';
import type { ComparedRanges, ModelChange } from './model.ts';

export interface ChangesQuery extends ComparedRanges {
  userId: string;
  /** A platform's key; null for all. */
  platform: string | null;
}

// `lateral … offset 0` keeps the embedded planner to look-ups by key.

/** Which of the days of both windows a day is, from 0; days between the windows are not counted. */
export const dayOfWindows = (day: SQL, { previous, current }: ChangesQuery) => sql`
  case when ${day} >= ${current.from}::date then ${day} - ${current.from}::date + ${countDays(previous)}::int
       else ${day} - ${previous.from}::date end`;

const inOneOf = (day: SQL, { previous, current }: ChangesQuery) => sql`
  (${day} between ${previous.from}::date and ${previous.to}::date
   or ${day} between ${current.from}::date and ${current.to}::date)`;

/** From the first day of the first window to the last of the second. */
const bothWindows = ({ previous, current }: ChangesQuery) => ({ from: previous.from, to: current.to });

export const inWindows = (day: SQL, query: ChangesQuery) => sql`
  ${inOneOf(day, query)} and ${inDays(day, bothWindows(query))}`;

export const onPlatform = (column: SQL, { platform }: ChangesQuery) =>
  platform === null ? sql`` : sql`and ${column} = ${platform}`;

/** A prompt's usable answers on a platform. */
export interface PromptCells extends Stratum {
  /** What packed citations have for the prompt. */
  promptNumber: number;
  question: string;
  topicId: string;
  topic: string;
  branded: boolean;
  archived: boolean;
  /** Of the answers of each day, those that name the brand. */
  visible: readonly number[];
}

/** A prompt with what it has of each day and platform; a row each would cost more than reading them. */
interface PromptRow extends Omit<PromptCells, 'platform'> {
  platforms: string[] | null;
}

/**
 * Usable answers of every prompt on every platform, and those that name the brand, by day; in order of prompt and platform.
 * @param promptId only this one
 */
export async function readPrompts(db: Db, query: ChangesQuery, promptId?: string): Promise<PromptCells[]> {
  // `d.day + 0` is no column, so that no index by day is taken for it.
  const found = await rows<PromptRow>(
    db,
    sql`
    select p.*, d.platforms, d.days, d.answers, d.visible
    from (
      select p.prompt, p."promptNumber", p.question, t.id as "topicId", t.name as topic, p.branded, p.archived
      from sightline.topic t
      cross join lateral (
        select p.id as prompt, p.number as "promptNumber", p.question, p.branded, p.archived_at is not null as archived
        from sightline.prompt p where p.user_id = ${query.userId} and p.topic_id = t.id
          ${promptId ? sql`and p.id = ${promptId}::uuid` : sql``} offset 0
      ) p
      where t.user_id = ${query.userId}
    ) p
    cross join lateral (
      select json_agg(d.platform) as platforms, json_agg(${dayOfWindows(sql`d.day`, query)}) as days,
             json_agg(d.answers) as answers, json_agg(d.visible) as visible
      from sightline.prompt_day d
      where d.user_id = ${query.userId} and ${keyInDays(sql`d.prompt_id`, sql`p.prompt`, sql`d.day`, bothWindows(query))}
        and ${inOneOf(sql`(d.day + 0)`, query)} and d.platform <> '*' and d.answers > 0 ${onPlatform(sql`d.platform`, query)} offset 0
    ) d`,
  );
  return found.sort((a, b) => (a.prompt < b.prompt ? -1 : 1)).flatMap(cellsOf);
}

function cellsOf({ platforms, days, answers, visible, ...prompt }: PromptRow): PromptCells[] {
  const cells = new Map<string, { days: number[]; answers: number[]; visible: number[] }>();
  for (const [index, platform] of (platforms ?? []).entries()) {
    const cell = cells.get(platform) ?? { days: [], answers: [], visible: [] };
    cells.set(platform, cell);
    cell.days.push(days[index] ?? 0);
    cell.answers.push(answers[index] ?? 0);
    cell.visible.push(visible[index] ?? 0);
  }
  return [...cells]
    .map(([platform, cell]) => ({ ...prompt, platform, ...cell }))
    .sort((a, b) => (a.platform < b.platform ? -1 : 1));
}

/** Platforms with a model that answered in one of the windows only. Answers without a model say nothing. */
export const readModelChanges = (db: Db, query: ChangesQuery) =>
  rows<ModelChange>(
    db,
    sql`
    select m.platform,
           coalesce(jsonb_agg(m.model order by m.model) filter (where m.before), '[]') as before,
           coalesce(jsonb_agg(m.model order by m.model) filter (where m.after), '[]') as after,
           to_char(min(m.first) filter (where not m.before), 'YYYY-MM-DD') as "on"
    from (
      select d.platform, d.model, min(d.day) as first, bool_or(d.day <= ${query.previous.to}::date) as before,
             bool_or(d.day >= ${query.current.from}::date) as after
      from sightline.origin_day d
      where d.user_id = ${query.userId} and d.topic_id = ${aggregateTopic(query.userId)}
        and ${inWindows(sql`d.day`, query)} and d.model <> '' ${onPlatform(sql`d.platform`, query)}
      group by d.platform, d.model
    ) m
    group by m.platform
    having bool_or(m.before) and bool_or(m.after) and not bool_and(m.before and m.after)
    order by m.platform`,
  );
