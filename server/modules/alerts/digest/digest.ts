import { type DateRange, lastDays } from '../../../lib/days.ts';
import { counted, oneLine } from '../../../lib/format.ts';
import { type Change, LEVEL, verdictOf } from '../../../statistics/changes.ts';
import { findDiscoveries } from '../../../statistics/false-discovery.ts';
import { ownerViewer } from '../../accounts/owner-viewer.ts';
import type { RankedCompany } from '../../visibility/formulas.ts';
import { WINDOW_DAYS } from '../../visibility/metrics-query.ts';
import type { TopicMetrics } from '../../visibility/topic-metrics.ts';
import { readComparable, type WindowMetrics } from '../comparable.ts';
import type { AlertsDeps } from '../deps.ts';
import { MAX_NAMED_SOURCES, NEW_SOURCE_ANSWERS } from '../evaluation/findings.ts';
import { describeFailures, findRuns } from '../evaluation/runs.ts';
import { describeRateChange, describeSentiment, formatRange, onWindow } from '../format.ts';
import { changeLines } from './change-lines.ts';
import { noteLines } from './note-lines.ts';
import { visitLines } from './visit-lines.ts';

/** A list of a digest under its heading. */
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

/** `Acme in AI answers, May 19 – May 25` */
export const digestTitle = ({ brand, week }: Pick<Digest, 'brand' | 'week'>) =>
  brand ? `${brand} in AI answers, ${week}` : `Your week in AI answers, ${week}`;

/** Companies of the ranking that are named. */
const MAX_RANKED = 10;
/** Run failures that are listed. */
const MAX_FAILURES = 5;

/** Compares a week with the one before it; its changes longer windows where a week has too few days. */
export async function composeDigest(
  {
    db,
    accounts,
    changes,
    notes,
    visibility,
  }: Pick<AlertsDeps, 'db' | 'accounts' | 'changes' | 'notes' | 'visibility'>,
  userId: string,
  week: DateRange<string>,
): Promise<Digest> {
  const owner = ownerViewer(accounts, userId);
  const read = (days: number) => visibility.metrics(owner, null, lastDays(days, week.to));
  const metrics = await read(WINDOW_DAYS.WEEK);
  const { brand, overview } = metrics;
  const runs = await findRuns(db, userId, week);
  const answers = await overview.answers();
  const failures = {
    title: 'Failures',
    lines: failureLines(answers, await overview.failed(), runs.flatMap(describeFailures)),
  };
  const visits = { title: 'Visits of AI bots', lines: await visitLines(db, userId, week) };
  const noted = { title: 'Notes', lines: await noteLines(notes, owner, week) };
  const withLines = (sections: DigestSection[]) => sections.filter(({ lines }) => lines.length > 0);
  const start = { brand: brand && oneLine(brand.name), week: formatRange(week) };
  if (answers === 0 || !brand) {
    const opening =
      answers === 0
        ? 'Nothing was collected last week, so there are no new figures of answers.'
        : `${counted(answers, 'answer')} were collected last week. Name your brand in the settings, so that it is looked for.`;
    // Logs come in whether answers were collected or not.
    return { ...start, opening, sections: withLines([noted, visits, failures]) };
  }
  const sections = [
    ...(await changeSections(await readComparable({ metrics, days: WINDOW_DAYS.WEEK }, read))),
    { title: 'What changed', lines: await changeLines(changes, owner, week) },
    noted,
    { title: 'Ranking by mentions', lines: await rankingLines(overview) },
    { title: 'New sources', lines: await newSourceLines(overview) },
    visits,
    failures,
  ];
  return {
    ...start,
    opening: `What ${counted(answers, 'answer')} of AI platforms said of ${oneLine(brand.name)} last week.`,
    sections: withLines(sections),
  };
}

/** Changes of visibility and sentiment; those called clear hold the false discovery rate of the digest. */
async function changeSections({ metrics: { overview }, days }: WindowMetrics): Promise<DigestSection[]> {
  const [visibility, sentiment] = [await overview.visibilityChange(), await overview.sentimentChange()];
  const clear = findDiscoveries([visibility.pValue, sentiment.pValue], LEVEL);
  const verdictAt = (index: number, { difference }: Change) => verdictOf(difference, clear[index] ?? false);
  const mentions = describeRateChange({ ...visibility, verdict: verdictAt(0, visibility) });
  const [scores = '', ...judges] = describeSentiment(
    { ...sentiment, verdict: verdictAt(1, sentiment) },
    await overview.sentiment(),
  );
  return [
    { title: 'Visibility', lines: [onWindow(days, mentions)] },
    { title: 'Sentiment', lines: [onWindow(days, scores), ...judges] },
  ];
}

async function rankingLines(metrics: TopicMetrics): Promise<string[]> {
  const { rankings } = await metrics.ranking();
  const previous = await (await metrics.previous())?.ranking();
  return rankings.slice(0, MAX_RANKED).map((company) => rankLine(company, previous?.rankings ?? []));
}

/** `2. Acme: 34 answers, up from 3`: words that need no ordinals. */
function rankLine({ id, name, rank, mentions }: RankedCompany, previous: readonly RankedCompany[]): string {
  const before = previous.find((company) => company.id === id)?.rank;
  const movement =
    before === undefined
      ? 'not named the week before'
      : before === rank
        ? 'as the week before'
        : `${before > rank ? 'up' : 'down'} from ${before}`;
  return `${rank}. ${oneLine(name)}: ${counted(mentions, 'answer')}, ${movement}`;
}

/** Empty in an account's first two weeks, when every source is new. */
async function newSourceLines(metrics: TopicMetrics): Promise<string[]> {
  const limits = { minAnswers: NEW_SOURCE_ANSWERS, limit: MAX_NAMED_SOURCES };
  const sources = await metrics.newSources(limits);
  if (sources?.length === 0) return [`None that ${NEW_SOURCE_ANSWERS} answers cite.`];
  return (sources ?? []).map(({ url, answers }) => `${oneLine(url)}: ${counted(answers, 'answer')}`);
}

function failureLines(answers: number, failed: number, failures: readonly string[]): string[] {
  const more = failures.length - MAX_FAILURES;
  const listed = [...failures.slice(0, MAX_FAILURES), ...(more > 0 ? [`And ${more} more.`] : [])];
  if (failed > 0) {
    const measurements = counted(answers + failed, 'measurement');
    return [`${failed.toLocaleString('en-US')} of ${measurements} failed.`, ...listed];
  }
  if (listed.length > 0) return listed;
  return answers > 0 ? ['None.'] : [];
}
