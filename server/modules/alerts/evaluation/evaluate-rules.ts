import { addDays, lastDays, utcDay } from '../../../lib/days.ts';
import { LEVEL } from '../../../statistics/changes.ts';
import { findDiscoveries } from '../../../statistics/false-discovery.ts';
import { ownerViewer } from '../../accounts/owner-viewer.ts';
import type { Topic } from '../../topics/model.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';
import { WINDOW_DAYS } from '../../visibility/metrics-query.ts';
import type { TopicMetrics } from '../../visibility/topic-metrics.ts';
import { findAlertedSources } from '../alert-store.ts';
import { readComparable, type WindowMetrics } from '../comparable.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Finding, StoredRule } from '../model.ts';
import { findEndedExperiments } from './experiments.ts';
import {
  type FindingContext,
  NEW_SOURCE_ANSWERS,
  newSources,
  overtakers,
  sentimentDrop,
  type TestedFinding,
  testOvertakers,
  visibilityDrop,
} from './findings.ts';
import { failedRun, findRun } from './runs.ts';
import { findVisitFindings } from './visits.ts';

/** Findings with an older latest day are out of date, as after an import of old answers. */
const STALE_DAYS = 7;
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
  let compared: ComparedMetrics | undefined;
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
    compared ??= await readMetrics(deps, userId);
    // A source is new in the last week, however often prompts are asked.
    const { metrics, days } = rule.kind === 'new_source' ? compared.week : compared.tested;
    const topic = topicOf(metrics, rule);
    const context = topic && contextOf(deps, metrics, topic, days);
    if (!context) continue;
    if (rule.kind === 'new_source') {
      results.push({
        rule,
        findings: await findNewSources(deps, rule, metrics.of(topic), context),
        tests: [],
      });
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

async function readMetrics({ accounts, visibility }: AlertsDeps, userId: string): Promise<ComparedMetrics> {
  const owner = ownerViewer(accounts, userId);
  const read = (days: number) => visibility.metrics(owner, null, { days });
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
  days: number,
): FindingContext | null {
  if (!brand || range.to === null || range.to < addDays(utcDay(clock()), -STALE_DAYS)) return null;
  return {
    userId: account.userId,
    topicId: topic.id,
    topicName: topic.isAggregate ? null : topic.name,
    brand: brand.name,
    day: range.to,
    days,
  };
}

async function testRule(
  rule: StoredRule,
  account: AccountMetrics,
  topic: Topic,
  context: FindingContext,
): Promise<TestedFinding[]> {
  const metrics = account.of(topic);
  switch (rule.kind) {
    case 'visibility_drop':
      return [visibilityDrop(context, await metrics.visibilityChange())];
    case 'sentiment_drop':
      return [sentimentDrop(context, await metrics.sentimentChange())];
    case 'competitor_overtakes': {
      const { rankings } = await metrics.ranking();
      const previous = (await (await metrics.previous())?.ranking())?.rankings ?? [];
      const found = overtakers(context, rankings, previous);
      const earlier = new Set(previous.map(({ id }) => id));
      const competitors = rankings.filter(({ id, isBrand }) => !isBrand && earlier.has(id)).length;
      const leads = await metrics.compareLeads(
        account.brand?.id ?? '',
        found.map(({ companyId }) => companyId),
      );
      return testOvertakers(found, competitors, leads);
    }
    default:
      return [];
  }
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
