import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import type { DateRange } from '../../lib/days.ts';
import type { AnswerListService } from '../answers/list/service.ts';
import { visibleHits } from './compare-items.ts';
import { createGrid, type Grid, type Hits, splitAnswers, splitHits, type Windows } from './hits.ts';
import { readCompanyHits, readHitsOfSource } from './hits-store.ts';
import type { ChangedAnswers, ChangedKind, ChangedPlace } from './model.ts';
import { type ChangesQuery, type PromptCells, readPrompts } from './store.ts';

/** Which prompt and platform is shown; where it changed most when left out. */
export interface PlaceRequest {
  promptId?: string | null | undefined;
  /** A platform's key. */
  platform?: string | null | undefined;
}

interface ItemRequest extends PlaceRequest {
  kind: ChangedKind;
  id: string;
  /** Only prompts of this topic; of all when left out. */
  topicId?: string | null | undefined;
}

/** Places returned at most. */
const MAX_PLACES = 20;

/** The caller has checked that the viewer may see the account. */
export function createAnswersReader(db: Db, answerList: AnswerListService) {
  return async function readAnswers(query: ChangesQuery, item: ItemRequest): Promise<ChangedAnswers> {
    const { kind, id } = item;
    if (kind !== 'PLATFORM' && !z.guid().safeParse(id).success)
      throw badInput('id', 'id must be an id of the list.');
    const cells = await readPrompts(db, query);
    const grid = createGrid(cells, query);
    const hits = splitHits(await hitsOf(db, query, item, { cells, grid }), grid);
    const places = cells
      .filter((cell) => isOf(cell, item) && (!item.topicId || cell.topicId === item.topicId))
      .flatMap((cell) => toPlace(cell, hits.get(grid.numberOf(cell)) ?? NO_HITS, grid.boundary))
      .sort((a, b) => changeOf(b) - changeOf(a));
    const chosen = places.find(
      ({ prompt, platform }) =>
        (!item.promptId || prompt.id === item.promptId) && (!item.platform || platform === item.platform),
    );
    if (!chosen && (item.promptId || item.platform)) {
      throw notFound('This prompt was not compared on this platform.', 'promptId');
    }
    if (!chosen) return { places: [], pair: null };
    const rises = share(chosen.after) >= share(chosen.before);
    const [beforeId, afterId] = await Promise.all([
      findAnswer(db, query, query.previous, chosen, { kind, id, wanted: !rises }),
      findAnswer(db, query, query.current, chosen, { kind, id, wanted: rises }),
    ]);
    const found = await answerList.byId(
      query.userId,
      [beforeId, afterId].flatMap((one) => one ?? []),
    );
    const answerOf = (answerId: string | null) => found.find((answer) => answer.id === answerId) ?? null;
    return {
      places: places.slice(0, MAX_PLACES),
      pair: { place: chosen, before: answerOf(beforeId), after: answerOf(afterId) },
    };
  };
}

const NO_HITS: Windows = { before: 0, after: 0 };

async function hitsOf(
  db: Db,
  query: ChangesQuery,
  { kind, id }: ItemRequest,
  { cells, grid }: { cells: readonly PromptCells[]; grid: Grid },
): Promise<Hits> {
  if (kind === 'PROMPT' || kind === 'PLATFORM') return visibleHits(cells, grid);
  const hits =
    kind === 'COMPANY'
      ? await readCompanyHits(db, query, grid, [id])
      : await readHitsOfSource(db, query, grid, id);
  return hits.get(id) ?? [];
}

/** As the lists count: rates of companies and platforms are of prompts that do not name the brand. */
function isOf({ prompt, platform, branded }: PromptCells, { kind, id }: ItemRequest): boolean {
  if (kind === 'PROMPT') return prompt === id;
  if (kind === 'SOURCE') return true;
  return !branded && (kind === 'COMPANY' || platform === id);
}

function toPlace(cell: PromptCells, found: Windows, boundary: number): ChangedPlace[] {
  const asked = splitAnswers(cell, boundary);
  if (asked.before === 0 || asked.after === 0) return [];
  const { prompt, question, platform } = cell;
  return [
    {
      ...{ prompt: { id: prompt, question }, platform },
      before: { hits: found.before, answers: asked.before },
      after: { hits: found.after, answers: asked.after },
    },
  ];
}

const share = ({ hits, answers }: { hits: number; answers: number }) => hits / answers;

const changeOf = ({ before, after }: ChangedPlace) =>
  (Math.abs(share(after) - share(before)) * before.answers * after.answers) /
  (before.answers + after.answers);

/** The latest answer of a window that does, or does not, what is counted; else the latest one. */
async function findAnswer(
  db: Db,
  { userId }: ChangesQuery,
  { from, to }: DateRange<string>,
  { prompt, platform }: ChangedPlace,
  { kind, id, wanted }: { kind: ChangedKind; id: string; wanted: boolean },
): Promise<string | null> {
  const conditions: Record<ChangedKind, SQL> = {
    PROMPT: sql`a.visible`,
    PLATFORM: sql`a.visible`,
    // Those of the answer are read, not all of the company or source.
    COMPANY: sql`exists (select from (select m.company_id from sightline.mention m
      where m.user_id = ${userId} and m.answer_id = a.id offset 0) m where m.company_id = ${id}::uuid)`,
    SOURCE: sql`exists (select from (select c.source_id from sightline.citation c
      where c.user_id = ${userId} and c.answer_id = a.id offset 0) c where c.source_id = ${id}::uuid)`,
  };
  const [found] = await rows<{ id: string }>(
    db,
    sql`select a.id from sightline.answer a
        where a.user_id = ${userId} and a.prompt_id = ${prompt.id}::uuid and a.day between ${from}::date and ${to}::date
          and a.platform = ${platform} and a.status = 'answered' and ${ASKED_PLAINLY}
        order by (${conditions[kind]}) = ${wanted} desc, a.day desc, a.id desc limit 1`,
  );
  return found?.id ?? null;
}
