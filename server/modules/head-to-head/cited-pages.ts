import type { Db } from '../../db/client.ts';
import { findByNumber } from '../citations/packed-citations.ts';
import type { Answers } from './naming-answers.ts';

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

/** The pages that most of the answers cite; of equally cited ones those cited first. */
export async function findCitedPages(
  db: Db,
  userId: string,
  { all, withYou }: Answers,
  limit: number,
): Promise<CitedPage[]> {
  const most = all
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
