import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { createSlices } from '../../lib/slices.ts';
import { Counts } from '../citations/counts.ts';
import { eachAnswer } from '../citations/packed-answer.ts';
import { findByNumber, readAlone, readCitations } from '../citations/packed-citations.ts';
import type { HeadToHeadQuery } from './store.ts';

/** A page and the answers that cite it. */
export interface CitedPage {
  id: string;
  url: string;
  domain: string;
  title: string;
  /** Answers that cite it and name the competitor; of the competitor's own pages all that cite it. */
  answers: number;
  /** Those of them that name the brand, too. */
  withYou: number;
}

/** Answers by the number of a page that they cite. */
interface Cited {
  answers: Counts;
  withYou: Counts;
}

/**
 * The pages that answers naming the competitor cite most, and those of its own domain that any answers cite most; of equally cited ones those
 * cited first.
 */
export async function findCitedPages(
  db: Db,
  query: HeadToHeadQuery,
  { domain, limit }: { domain: string | null; limit: number },
): Promise<{ sources: CitedPage[]; ownPages: CitedPage[] }> {
  const [numbers] = await rows<{ competitor: number; site: number | null }>(
    db,
    sql`select k.number as competitor, (select s.site from sightline.source s
                                        where s.user_id = ${query.userId} and s.domain = ${domain} limit 1) as site
        from sightline.company k where k.user_id = ${query.userId} and k.id = ${query.competitorId}`,
  );
  if (!numbers) return { sources: [], ownPages: [] };
  const { naming, own } = await countPages(db, query, numbers);
  const [sources, ownPages] = await Promise.all([
    mostCited(db, query.userId, naming, limit),
    mostCited(db, query.userId, own, limit),
  ]);
  return { sources, ownPages };
}

async function countPages(
  db: Db,
  query: HeadToHeadQuery,
  numbers: { competitor: number; site: number | null },
): Promise<{ naming: Cited; own: Cited }> {
  const [naming, own] = [createCited(), createCited()];
  const add = (cited: Cited, source: number, visible: boolean) => {
    cited.answers.add(source);
    if (visible) cited.withYou.add(source);
  };
  const nextSlice = createSlices();
  for await (const { answers } of readCitations(readAlone(db), query)) {
    eachAnswer(answers, (answer) => {
      const named = answer.names(numbers.competitor);
      if (!named && numbers.site === null) return;
      for (let index = 0; index < answer.sources; index++) {
        if (named) add(naming, answer.source(index), answer.visible);
        if (answer.site(index) === numbers.site) add(own, answer.source(index), answer.visible);
      }
    });
    await nextSlice();
  }
  return { naming, own };
}

const createCited = (): Cited => ({ answers: new Counts(), withYou: new Counts() });

async function mostCited(db: Db, userId: string, { answers, withYou }: Cited, limit: number) {
  const most = answers
    .highest(limit)
    .sort((a, b) => b.count - a.count || a.number - b.number)
    .slice(0, limit);
  const found = await findByNumber(
    db,
    userId,
    most.map(({ number }) => number),
  );
  const pages = new Map(found.map(({ number, ...page }) => [number, page]));
  return most.flatMap(({ number, count }): CitedPage[] => {
    const page = pages.get(number);
    return page ? [{ ...page, answers: count, withYou: withYou.get(number) }] : [];
  });
}
