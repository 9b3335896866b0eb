import type { DateRange } from '../../../lib/days.ts';
import { counted, oneLine } from '../../../lib/format.ts';
import { LEVEL, verdictOf } from '../../../statistics/changes.ts';
import { findDiscoveries } from '../../../statistics/false-discovery.ts';
import type { RankedCompany } from '../../visibility/formulas.ts';
import type { RateChange, SentimentChange } from '../../visibility/model.ts';
import type { TopicMetrics } from '../../visibility/topic-metrics.ts';
import { type AlertsDeps, ownerViewer } from '../deps.ts';
import { MAX_NAMED_SOURCES, NEW_SOURCE_ANSWERS } from '../evaluation/findings.ts';
import { describeFailures, findRuns } from '../evaluation/runs.ts';
import { describeRateChange, describeSentiment, formatRange } from '../format.ts';

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

/** Companies of the ranking that are named. */
const MAX_RANKED = 10;
/** Run failures that are listed. */
const MAX_FAILURES = 5;

/** Compares a week with the one before it. */
export async function composeDigest(
  { db, accounts, visibility }: Pick<AlertsDeps, 'db' | 'accounts' | 'visibility'>,
  userId: string,
  week: DateRange<string>,
): Promise<Digest> {
  const { brand, overview } = await visibility.metrics(ownerViewer(accounts, userId), null, week);
  const runs = await findRuns(db, userId, week);
  const answers = await overview.answers();
  const failures = {
    title: 'Failures',
    lines: failureLines(answers, await overview.failed(), runs.flatMap(describeFailures)),
  };
  const start = { brand: brand && oneLine(brand.name), week: formatRange(week) };
  if (answers === 0 || !brand) {
    const opening =
      answers === 0
        ? 'Nothing was collected last week, so there are no new figures.'
        : `${counted(answers, 'answer')} were collected last week. Name your brand in the settings, so that it is looked for.`;
    return { ...start, opening, sections: failures.lines.length > 0 ? [failures] : [] };
  }
  const [mentions, sentiment] = await changesOf(overview);
  const sections = [
    { title: 'Visibility', lines: [`Named in ${describeRateChange(mentions)}`] },
    { title: 'Sentiment', lines: describeSentiment(sentiment, await overview.sentiment()) },
    { title: 'Ranking by mentions', lines: await rankingLines(overview) },
    { title: 'New sources', lines: await newSourceLines(overview) },
    failures,
  ];
  return {
    ...start,
    opening: `What ${counted(answers, 'answer')} of AI platforms said of ${oneLine(brand.name)} last week.`,
    sections: sections.filter(({ lines }) => lines.length > 0),
  };
}

/** The changes of the week; those called clear hold the false discovery rate of the digest. */
async function changesOf(metrics: TopicMetrics): Promise<[RateChange, SentimentChange]> {
  const [visibility, sentiment] = [await metrics.visibilityChange(), await metrics.sentimentChange()];
  const clear = findDiscoveries([visibility.pValue, sentiment.pValue], LEVEL);
  return [
    { ...visibility, verdict: verdictOf(visibility.difference, clear[0] ?? false) },
    { ...sentiment, verdict: verdictOf(sentiment.difference, clear[1] ?? false) },
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
