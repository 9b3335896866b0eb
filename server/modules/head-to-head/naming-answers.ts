import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { createSlices } from '../../lib/slices.ts';
import { Counts } from '../citations/counts.ts';
import { eachAnswer } from '../citations/packed-answer.ts';
import { readAlone, readCitations } from '../citations/packed-citations.ts';
import type { HeadToHeadQuery } from './store.ts';

/** Answers by the number of a prompt or page. */
export interface Answers {
  all: Counts;
  /** Those of them that name the brand. */
  withYou: Counts;
}

export interface NamingAnswers {
  /** Answers that name the competitor, by their prompt and by the pages that they cite. */
  prompts: Answers;
  sources: Answers;
  /** All answers that cite a page of the competitor's domain, by that page. */
  ownPages: Answers;
}

/** Counts the answers of the range that name the competitor or cite its domain. */
export async function countNamingAnswers(
  db: Db,
  query: HeadToHeadQuery,
  domain: string | null,
): Promise<NamingAnswers> {
  const counted = { prompts: createAnswers(), sources: createAnswers(), ownPages: createAnswers() };
  const [numbers] = await rows<{ competitor: number; site: number | null }>(
    db,
    sql`select k.number as competitor, (select s.site from sightline.source s
                                        where s.user_id = ${query.userId} and s.domain = ${domain} limit 1) as site
        from sightline.company k where k.user_id = ${query.userId} and k.id = ${query.competitorId}`,
  );
  if (!numbers) return counted;
  const { competitor, site } = numbers;
  const nextSlice = createSlices();
  for await (const { answers } of readCitations(readAlone(db), query)) {
    eachAnswer(answers, (answer) => {
      const named = answer.names(competitor);
      if (named) add(counted.prompts, answer.prompt, answer.visible);
      else if (site === null) return;
      for (let index = 0; index < answer.sources; index++) {
        if (named) add(counted.sources, answer.source(index), answer.visible);
        if (answer.site(index) === site) add(counted.ownPages, answer.source(index), answer.visible);
      }
    });
    await nextSlice();
  }
  return counted;
}

const createAnswers = (): Answers => ({ all: new Counts(), withYou: new Counts() });

function add({ all, withYou }: Answers, number: number, visible: boolean): void {
  all.add(number);
  if (visible) withYou.add(number);
}
