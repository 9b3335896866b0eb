import { sum } from './arithmetic.ts';
import { certaintyOfPrompt } from './clusters.ts';
import { type Rate, rate } from './rates.ts';

/** Answers to one prompt on one platform, and those that count. */
export interface PlatformHits {
  platform: string;
  answers: number;
  hits: number;
}

/** The rate of one prompt over any number of cells a platform; its platforms are the strata of the interval. */
export function rateOfPrompt(cells: readonly PlatformHits[]): Rate {
  const platforms = [...Map.groupBy(cells, ({ platform }) => platform).values()]
    .map((own) => ({
      answers: sum(own, (cell) => cell.answers),
      hits: sum(own, (cell) => cell.hits),
    }))
    .filter(({ answers }) => answers > 0);
  const answers = sum(platforms, (own) => own.answers);
  const hits = sum(platforms, (own) => own.hits);
  if (answers === 0) return rate(0, 0);
  const several = platforms.filter((own) => own.answers > 1);
  const squares = sum(several, (own) => (own.hits * (own.answers - own.hits)) / (own.answers - 1));
  const singles = platforms.length - several.length;
  return rate(
    hits,
    answers,
    certaintyOfPrompt(hits, answers, { squares, singles, platforms: platforms.length }),
  );
}
