import { addDays } from '../../../lib/days.ts';
import { counted, oneLine } from '../../../lib/format.ts';
import { rankingOf, visibilityOf } from '../../visibility/formulas.ts';
import type { RankedCompany } from '../../visibility/model.ts';
import type { Days } from '../../visibility/range.ts';
import { sentimentOf, sentimentRows } from '../../visibility/sentiment.ts';
import { failedOf, usableOf } from '../../visibility/totals.ts';
import { NEW_SOURCE_ANSWERS, SOURCES_NAMED, WINDOW } from '../constants.ts';
import type { AlertsDeps } from '../deps.ts';
import { failuresOf } from '../evaluation/failed-run.ts';
import { newSources, runsBetween } from '../evaluation/run-store.ts';
import { daysInWords, rateInWords, sentimentLines } from '../format.ts';
import { ownerOf } from '../owner.ts';

/** A part of a digest. */
export interface DigestSection {
  title: string;
  lines: string[];
}

/** An account's week in words. */
export interface Digest {
  brand: string | null;
  week: string;
  opening: string;
  sections: DigestSection[];
}

/** Companies of the ranking that are named. */
const RANKED = 10;
/** Runs whose failures are told. */
const RUNS = 5;

/** Tells a week against the one before it. */
export async function digestOf(
  { db, accounts, visibility }: Pick<AlertsDeps, 'db' | 'accounts' | 'visibility'>,
  userId: string,
  week: Days,
): Promise<Digest> {
  const owner = ownerOf(accounts, userId);
  const { brand, topics, loader } = await visibility.metrics(owner, null, week);
  const { aggregate } = topics;
  const [days, compared, before, runs] = [
    await loader.days(aggregate.id),
    await loader.comparedDays(aggregate.id),
    await loader.previous(),
    await runsBetween(db, userId, week.from, week.to),
  ];
  const answers = usableOf(days);
  const failures = {
    title: 'Failures',
    lines: failureLines(answers, failedOf(days), runs.flatMap(failuresOf)),
  };
  const start = { brand: brand && oneLine(brand.name), week: daysInWords(week.from, week.to) };
  if (answers === 0) {
    const opening = 'Nothing was collected last week, so there are no new figures.';
    return { ...start, opening, sections: failures.lines.length > 0 ? [failures] : [] };
  }
  const now = rankingOf(await loader.companies(aggregate.id, 'ALL')).rankings;
  const earlier = before ? rankingOf(await before.companies(aggregate.id, 'ALL')).rankings : [];
  const sources = await newSourceLines({ db, visibility, owner, topicId: aggregate.id, week });
  const sections = [
    {
      title: 'Visibility',
      lines: [`Named in ${rateInWords(visibilityOf(aggregate, days, compared).change)}`],
    },
    { title: 'Sentiment', lines: sentimentLines(sentimentOf(await sentimentRows(loader, aggregate.id))) },
    {
      title: 'Ranking by mentions',
      lines: now.slice(0, RANKED).map((company) => rankLine(company, earlier)),
    },
    { title: 'New sources', lines: sources },
    failures,
  ];
  return {
    ...start,
    opening: brand
      ? `What ${counted(answers, 'answer')} of AI platforms said of ${oneLine(brand.name)} last week.`
      : `${counted(answers, 'answer')} were collected last week. Name your brand in the settings, so that it is looked for.`,
    sections: sections.filter(({ title, lines }) => lines.length > 0 && (brand || title === 'Failures')),
  };
}

/** `2. Acme: 34 answers, 3rd before` in words that need no ordinals. */
function rankLine({ id, name, rank, mentions }: RankedCompany, earlier: readonly RankedCompany[]): string {
  const before = earlier.find((company) => company.id === id)?.rank;
  const moved =
    before === undefined
      ? 'not named the week before'
      : before === rank
        ? 'as the week before'
        : `${before > rank ? 'up' : 'down'} from ${before}`;
  return `${rank}. ${oneLine(name)}: ${counted(mentions, 'answer')}, ${moved}`;
}

async function newSourceLines({
  db,
  visibility,
  owner,
  topicId,
  week,
}: Pick<AlertsDeps, 'db' | 'visibility'> & {
  owner: ReturnType<typeof ownerOf>;
  topicId: string;
  week: Days;
}): Promise<string[]> {
  const { range } = await visibility.metrics(owner, null);
  if (range.from === null || range.from > addDays(week.from, -WINDOW)) return [];
  const asked = { userId: owner.userId, topicId, ...week, least: NEW_SOURCE_ANSWERS, limit: SOURCES_NAMED };
  const found = await newSources(db, asked);
  if (found.length === 0) return [`None that ${NEW_SOURCE_ANSWERS} answers cite.`];
  return found.map(({ url, answers }) => `${oneLine(url)}: ${counted(answers, 'answer')}`);
}

function failureLines(answers: number, failed: number, runs: readonly string[]): string[] {
  const told = [...runs.slice(0, RUNS), ...(runs.length > RUNS ? [`And ${runs.length - RUNS} more.`] : [])];
  if (failed > 0) {
    const made = counted(answers + failed, 'measurement');
    return [`${failed.toLocaleString('en-US')} of ${made} failed.`, ...told];
  }
  if (told.length > 0) return told;
  return answers > 0 ? ['None.'] : [];
}
