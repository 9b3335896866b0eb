import { sql } from 'drizzle-orm';
import type { AnalysedCitation } from '../../analysis/types.ts';
import { anyOf } from '../../db/any-of.ts';
import type { Db } from '../../db/client.ts';

/** A citation with the columns of its answer that sources are counted by. */
interface AnswerCitation extends AnalysedCitation {
  sourceId: string;
  day: string;
  visible: boolean;
  missed: boolean;
}

/** A page and how many answers cite it. */
interface CountedSource {
  sourceId: string;
  url: string;
  domain: string;
  /** The first title that is not empty. */
  title: string;
  mentions: number;
  visible: number;
  missed: number;
  lastMissed: string | null;
}

/** The cited pages, each once. */
export function countSources(citations: readonly AnswerCitation[]): CountedSource[] {
  const sources = new Map<string, CountedSource>();
  for (const { sourceId, url, domain, title, day, visible, missed } of citations) {
    const known = sources.get(sourceId);
    const lastMissed = known?.lastMissed ?? null;
    sources.set(sourceId, {
      ...{ sourceId, url, domain },
      title: known?.title || title,
      mentions: (known?.mentions ?? 0) + 1,
      visible: (known?.visible ?? 0) + Number(visible),
      missed: (known?.missed ?? 0) + Number(missed),
      lastMissed: missed && (lastMissed === null || day > lastMissed) ? day : lastMissed,
    });
  }
  return [...sources.values()];
}

/** Puts the citations of prompts' answers in the prompts' topics. */
export async function moveCitations(tx: Db, userId: string, promptIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update sightline.citation c set topic_id = m.topic_id
    from (select a.id, p.topic_id
          from sightline.prompt p
          cross join lateral (select a.id from sightline.answer a
                              where a.user_id = ${userId} and a.prompt_id = p.id offset 0) a
          where p.user_id = ${userId} and p.id = ${anyOf(promptIds, 'uuid')} offset 0) m
    where c.user_id = ${userId} and c.answer_id = m.id and c.topic_id <> m.topic_id`);
}

/** Counts all sources of an account again. */
export async function recountSources(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update sightline.source s
    set mentions = coalesce(c.mentions, 0), visible = coalesce(c.visible, 0), missed = coalesce(c.missed, 0),
        last_missed = c.last_missed
    from sightline.source o
    left join (select source_id, count(*) as mentions, count(*) filter (where visible) as visible,
                      count(*) filter (where missed) as missed, max(day) filter (where missed) as last_missed
               from sightline.citation where user_id = ${userId} group by source_id) c on c.source_id = o.id
    where o.user_id = ${userId} and s.user_id = ${userId} and s.id = o.id`);
}
