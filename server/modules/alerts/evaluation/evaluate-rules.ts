import { addDays, lastDays, rangeBefore, utcDay } from '../../../lib/days.ts';
import { LEVEL } from '../../../statistics/changes.ts';
import { findDiscoveries } from '../../../statistics/false-discovery.ts';
import { ownerViewer } from '../../accounts/owner-viewer.ts';
import type { Topic } from '../../topics/model.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';
import { WINDOW_DAYS } from '../../visibility/metrics-query.ts';
import type { TopicMetrics } from '../../visibility/topic-metrics.ts';
import { findAlertedPrompts, findAlertedSources } from '../alert-store.ts';
import { readComparable, type WindowMetrics } from '../comparable.ts';
import type { AlertsDeps } from '../deps.ts';
import type { AlertKind, Finding, StoredRule } from '../model.ts';
import { findEndedExperiments } from './experiments.ts';
import {
  type Direction,
  type FindingContext,
  NEW_SOURCE_ANSWERS,
  newSources,
  overtakers,
  sentimentMove,
  type TestedFinding,
  testOvertakers,
  visibilityMove,
} from './findings.ts';
import { competitorMoves, promptMove, promptsMoved } from './item-findings.ts';
import { failedRun, findRun } from './runs.ts';
import { findVisitFindings } from './visits.ts';

/** Findings with an older latest day are out of date, as after an import of old answers. */
const STALE_DAYS = 7;
/** Days in which a rule names a prompt that was won or lost once. */
const NAMED_ONCE_DAYS = 14;
/** Which way each kind's figure moves. */
const DIRECTIONS: Partial<Record<AlertKind, Direction>> = {
  visibility_drop: 'DOWN',
  visibility_rise: 'UP',
  sentiment_drop: 'DOWN',
  sentiment_rise: 'UP',
  competitor_overtakes: 'UP',
  competitor_overtaken: 'DOWN',
  competitor_rise: 'UP',
  competitor_drop: 'DOWN',
  prompts_lost: 'DOWN',
  prompts_won: 'UP',
};
/** New sources of one alert; others are reported on another day. */
const MAX_SOURCES = 100;

export interface RuleFindings {
  rule: StoredRule;
  findings: Finding[];
}

/**
 * Evaluates rules; those that cannot be evaluated, such as those of archived topics, are left out. The tests of all rules
 * together hold the false discovery rate.
 */
export async function evaluateRules(
  deps: AlertsDeps,
  userId: string,
  runId: string | null,
  rules: readonly StoredRule[],
): Promise<RuleFindings[]> {
  const run = runId === null ? undefined : await findRun(deps.db, userId, runId);
  const results: (RuleFindings & { tests: TestedFinding[] })[] = [];
  const readCompared = remember((platform: string | null) => readMetrics(deps, userId, platform), String);
  const readItems = remember(
    (scope: ItemScope) => findItems(deps, userId, scope),
    (scope) => JSON.stringify(scope),
  );
  for (const rule of rules) {
    if (rule.kind === 'failed_run') {
      if (run) results.push({ rule, findings: failedRun(run), tests: [] });
      continue;
    }
    if (rule.kind === 'bot_refused' || rule.kind === 'cited_page_error') {
      const found = await findVisitFindings(deps, userId, rule.kind);
      if (found) results.push({ rule, findings: found, tests: [] });
      continue;
    }
    if (rule.kind === 'experiment_ended') {
      results.push({ rule, findings: await findEndedExperiments(deps, userId), tests: [] });
      continue;
    }
    const compared = await readCompared(rule.platform);
    // A source is new in the last week, however often prompts are asked.
    const { metrics, days } = rule.kind === 'new_source' ? compared.week : compared.tested;
    const topic = topicOf(metrics, rule);
    const context = topic && contextOf(deps, metrics, topic, { days, platform: rule.platform });
    if (!context || !isTracked(metrics, rule)) continue;
    if (rule.kind === 'new_source') {
      results.push({
        rule,
        findings: await findNewSources(deps, rule, metrics.of(topic), context),
        tests: [],
      });
    } else if (BY_ITEM.includes(rule.kind) || rule.promptId !== null) {
      const { topicId, platform } = rule;
      const items = await readItems({ topicId, platform, day: context.day, days });
      results.push({ rule, ...(await testItems(deps, rule, context, items)) });
    } else {
      results.push({ rule, findings: [], tests: await testRule(rule, metrics, topic, context) });
    }
  }
  return keepDiscoveries(results);
}

function keepDiscoveries(results: readonly (RuleFindings & { tests: TestedFinding[] })[]): RuleFindings[] {
  const pValues = results.flatMap(({ tests }) => tests.map(({ pValue }) => pValue));
  const discoveries = findDiscoveries(pValues, LEVEL);
  let next = 0;
  return results.map(({ rule, findings, tests }) => {
    const kept = tests.flatMap(({ finding }) => (discoveries[next++] && finding ? finding : []));
    return { rule, findings: [...findings, ...kept] };
  });
}

interface ComparedMetrics {
  week: WindowMetrics;
  /** The week, or longer windows where a week has too few days to compare. */
  tested: WindowMetrics;
}

async function readMetrics(
  { accounts, visibility }: AlertsDeps,
  userId: string,
  platform: string | null,
): Promise<ComparedMetrics> {
  const owner = ownerViewer(accounts, userId);
  const read = (days: number) => visibility.metrics(owner, null, { days, platform });
  const week = { metrics: await read(WINDOW_DAYS.WEEK), days: WINDOW_DAYS.WEEK };
  return { week, tested: await readComparable(week, read) };
}

const topicOf = ({ topics }: AccountMetrics, { topicId }: StoredRule): Topic | undefined =>
  topicId === null ? topics.aggregate : topics.topics.find(({ id }) => id === topicId);

/** Null without a brand, without answers and when the latest are out of date. */
function contextOf(
  { clock }: AlertsDeps,
  { account, brand, range }: AccountMetrics,
  topic: Topic,
  { days, platform }: { days: number; platform: string | null },
): FindingContext | null {
  if (!brand || range.to === null || range.to < addDays(utcDay(clock()), -STALE_DAYS)) return null;
  return {
    userId: account.userId,
    topicId: topic.id,
    topicName: topic.isAggregate ? null : topic.name,
    brand: brand.name,
    day: range.to,
    ...{ days, platform },
  };
}

async function testRule(
  rule: StoredRule,
  account: AccountMetrics,
  topic: Topic,
  context: FindingContext,
): Promise<TestedFinding[]> {
  const metrics = account.of(topic);
  const direction = DIRECTIONS[rule.kind] ?? 'DOWN';
  switch (rule.kind) {
    case 'visibility_drop':
    case 'visibility_rise':
      return [visibilityMove(context, direction, await metrics.visibilityChange())];
    case 'sentiment_drop':
    case 'sentiment_rise':
      return [sentimentMove(context, direction, await metrics.sentimentChange())];
    case 'competitor_overtakes':
    case 'competitor_overtaken': {
      const watched = ({ id, isBrand }: { id: string; isBrand: boolean }) =>
        isBrand || rule.companyId === null || id === rule.companyId;
      const rankings = (await metrics.ranking()).rankings.filter(watched);
      const before = (await (await metrics.previous())?.ranking())?.rankings ?? [];
      const previous = before.filter(watched);
      const found = overtakers(context, rankings, previous, direction);
      const earlier = new Set(previous.map(({ id }) => id));
      const competitors = rankings.filter(({ id, isBrand }) => !isBrand && earlier.has(id)).length;
      const leads = await metrics.compareLeads(found.map(({ companyId }) => companyId));
      return testOvertakers(found, competitors, leads, direction);
    }
    default:
      return [];
  }
}

/** Kinds that are tested prompt by prompt or company by company, as What changed does. */
const BY_ITEM: readonly AlertKind[] = ['competitor_rise', 'competitor_drop', 'prompts_lost', 'prompts_won'];

interface ItemScope {
  topicId: string | null;
  platform: string | null;
  day: string;
  days: number;
}

type Items = Awaited<ReturnType<typeof findItems>>;

async function findItems(
  { accounts, changes }: AlertsDeps,
  userId: string,
  { topicId, platform, day, days }: ItemScope,
) {
  const current = lastDays(days, day);
  const before = rangeBefore(current);
  const filter = { ...current, platform };
  return changes.promptsAndCompanies(ownerViewer(accounts, userId), { filter, before, topicId });
}

async function testItems(
  { db }: AlertsDeps,
  rule: StoredRule,
  context: FindingContext,
  { prompts, companies }: Items,
): Promise<Pick<RuleFindings, 'findings'> & { tests: TestedFinding[] }> {
  const direction = DIRECTIONS[rule.kind] ?? 'DOWN';
  if (rule.promptId !== null) {
    const own = prompts.items.filter(({ id }) => id === rule.promptId);
    return { findings: [], tests: own.map((item) => promptMove(context, direction, item)) };
  }
  if (rule.kind === 'competitor_rise' || rule.kind === 'competitor_drop') {
    const watched = companies.items.filter(
      ({ id, own }) => !own && (rule.companyId === null || id === rule.companyId),
    );
    return { findings: [], tests: competitorMoves(context, direction, watched) };
  }
  const alerted = await findAlertedPrompts(
    db,
    context.userId,
    rule.id,
    addDays(context.day, -NAMED_ONCE_DAYS),
  );
  const unnamed = prompts.items.filter(({ id }) => !alerted.has(id));
  return { findings: promptsMoved(context, direction, unnamed), tests: [] };
}

/** The rule's competitor is tracked still; its prompt is tested only while it is asked. */
const isTracked = ({ competitors }: AccountMetrics, { companyId }: StoredRule) =>
  companyId === null || competitors.some(({ id }) => id === companyId);

/** Reads what several rules need once. */
function remember<Key, Value>(read: (key: Key) => Promise<Value>, nameOf: (key: Key) => string) {
  const known = new Map<string, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const name = nameOf(key);
    const value = known.get(name) ?? read(key);
    known.set(name, value);
    return value;
  };
}

async function findNewSources(
  { db }: AlertsDeps,
  rule: StoredRule,
  metrics: TopicMetrics,
  context: FindingContext,
): Promise<Finding[]> {
  const sources = await metrics.newSources({ minAnswers: NEW_SOURCE_ANSWERS, limit: MAX_SOURCES });
  const { from } = lastDays(WINDOW_DAYS.WEEK, context.day);
  const alerted = await findAlertedSources(db, context.userId, rule.id, from);
  return newSources(
    context,
    (sources ?? []).filter(({ url }) => !alerted.has(url)),
  );
}
