import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { inDays } from '../../db/in-range.ts';
import { keyInDays } from '../../db/key-in-days.ts';
import { addDays, countDays, type DateRange } from '../../lib/days.ts';
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

/** Both windows, as one range where no days are between them. */
export const rangesOf = ({ previous, current }: ChangesQuery): DateRange<string>[] =>
  addDays(previous.to, 1) === current.from ? [{ from: previous.from, to: current.to }] : [previous, current];

/** Reads each range of days by itself: what is between the windows is not read. */
export const ofWindows = (query: ChangesQuery, ofRange: (range: DateRange<string>) => SQL): SQL =>
  sql.join(
    rangesOf(query).map((range) => sql`(${ofRange(range)})`),
    sql` union all `,
  );

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

/** What a prompt has of each day and platform; a row each would cost more than reading them. */
interface PromptDays {
  prompt: string;
  platforms: string[];
  days: number[];
  answers: number[];
  visible: number[];
}

/**
 * Usable answers of every prompt on every platform, and those that name the brand, by day; in order of prompt and platform.
 * @param promptId only this one
 */
export async function readPrompts(db: Db, query: ChangesQuery, promptId?: string): Promise<PromptCells[]> {
  const { userId } = query;
  const isOne = promptId ? sql`and p.id = ${promptId}::uuid` : sql``;
  // All prompts are read by day, as they lie on disk: by key their days took three times as long.
  const isIn = (range: DateRange<string>) =>
    promptId
      ? keyInDays(sql`d.prompt_id`, sql`${promptId}::uuid`, sql`d.day`, range)
      : inDays(sql`d.day`, range);
  const [prompts, days] = await Promise.all([
    rows<Omit<PromptCells, keyof PromptDays | 'platform'> & { prompt: string }>(
      db,
      sql`
      select p.id as prompt, p.number as "promptNumber", p.question, t.id as "topicId", t.name as topic, p.branded,
             p.archived_at is not null as archived
      from sightline.topic t
      cross join lateral (select * from sightline.prompt p where p.user_id = ${userId} and p.topic_id = t.id ${isOne} offset 0) p
      where t.user_id = ${userId}`,
    ),
    rows<PromptDays>(
      db,
      sql`
      select d.prompt_id as prompt, json_agg(d.platform) as platforms, json_agg(${dayOfWindows(sql`d.day`, query)}) as days,
             json_agg(d.answers) as answers, json_agg(d.visible) as visible
      from (${ofWindows(
        query,
        (range) => sql`
        select d.prompt_id, d.platform, d.day, d.answers, d.visible from sightline.prompt_day d
        where d.user_id = ${userId} and ${isIn(range)} and d.platform <> '*' and d.answers > 0 ${onPlatform(sql`d.platform`, query)}`,
      )}) d
      group by d.prompt_id`,
    ),
  ]);
  const known = new Map(prompts.map((prompt) => [prompt.prompt, prompt]));
  return days
    .sort((a, b) => (a.prompt < b.prompt ? -1 : 1))
    .flatMap((own) => {
      const prompt = known.get(own.prompt);
      return prompt ? cellsOf(own).map((cell) => ({ ...prompt, ...cell })) : [];
    });
}

function cellsOf({ platforms, days, answers, visible }: PromptDays) {
  const cells = new Map<string, { days: number[]; answers: number[]; visible: number[] }>();
  for (const [index, platform] of platforms.entries()) {
    const cell = cells.get(platform) ?? { days: [], answers: [], visible: [] };
    cells.set(platform, cell);
    cell.days.push(days[index] ?? 0);
    cell.answers.push(answers[index] ?? 0);
    cell.visible.push(visible[index] ?? 0);
  }
  return [...cells]
    .map(([platform, cell]) => ({ platform, ...cell }))
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
        and (${sql.join(
          rangesOf(query).map((range) => inDays(sql`d.day`, range)),
          sql` or `,
        )}) and d.model <> '' ${onPlatform(sql`d.platform`, query)}
      group by d.platform, d.model
    ) m
    group by m.platform
    having bool_or(m.before) and bool_or(m.after) and not bool_and(m.before and m.after)
    order by m.platform`,
  );
