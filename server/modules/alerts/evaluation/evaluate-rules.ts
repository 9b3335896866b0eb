import { addDays, lastDays, utcDay } from '../../../lib/days.ts';
import type { Topic } from '../../topics/model.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';
import { WINDOW_DAYS } from '../../visibility/metrics-query.ts';
import type { TopicMetrics } from '../../visibility/topic-metrics.ts';
import { findAlertedSources } from '../alert-store.ts';
import { type AlertsDeps, ownerViewer } from '../deps.ts';
import type { Finding, StoredRule } from '../model.ts';
import {
  type FindingContext,
  NEW_SOURCE_ANSWERS,
  newSources,
  overtakers,
  sentimentDrop,
  visibilityDrop,
} from './findings.ts';
import { failedRun, findRun } from './runs.ts';

/** Findings with an older latest day are out of date, as after an import of old answers. */
const STALE_DAYS = 7;
/** New sources of one alert; others are reported on another day. */
const MAX_SOURCES = 100;

export interface RuleFindings {
  rule: StoredRule;
  findings: Finding[];
}

/** Evaluates rules; those that cannot be evaluated, such as those of archived topics, are left out. */
export async function evaluateRules(
  deps: AlertsDeps,
  userId: string,
  runId: string | null,
  rules: readonly StoredRule[],
): Promise<RuleFindings[]> {
  const run = runId === null ? undefined : await findRun(deps.db, userId, runId);
  const results: RuleFindings[] = [];
  let metrics: AccountMetrics | undefined;
  for (const rule of rules) {
    if (rule.kind === 'failed_run') {
      if (run) results.push({ rule, findings: failedRun(run) });
      continue;
    }
    const owner = ownerViewer(deps.accounts, userId);
    metrics ??= await deps.visibility.metrics(owner, null, { days: WINDOW_DAYS.WEEK });
    const topic = topicOf(metrics, rule);
    const context = topic && contextOf(deps, metrics, topic);
    if (context) results.push({ rule, findings: await evaluateRule(deps, rule, metrics.of(topic), context) });
  }
  return results;
}

const topicOf = ({ topics }: AccountMetrics, { topicId }: StoredRule): Topic | undefined =>
  topicId === null ? topics.aggregate : topics.topics.find(({ id }) => id === topicId);

/** Null without a brand, without answers and when the latest are out of date. */
function contextOf(
  { clock }: AlertsDeps,
  { account, brand, range }: AccountMetrics,
  topic: Topic,
): FindingContext | null {
  if (!brand || range.to === null || range.to < addDays(utcDay(clock()), -STALE_DAYS)) return null;
  return {
    userId: account.userId,
    topicId: topic.id,
    topicName: topic.isAggregate ? null : topic.name,
    brand: brand.name,
    day: range.to,
  };
}

async function evaluateRule(
  { db }: AlertsDeps,
  rule: StoredRule,
  metrics: TopicMetrics,
  context: FindingContext,
): Promise<Finding[]> {
  switch (rule.kind) {
    case 'visibility_drop':
      return visibilityDrop(context, (await metrics.visibility()).change);
    case 'sentiment_drop':
      return sentimentDrop(context, (await metrics.sentiment()).change);
    case 'competitor_overtakes': {
      const { rankings } = await metrics.ranking();
      const previous = await (await metrics.previous())?.ranking();
      return overtakers(context, rankings, previous?.rankings ?? []);
    }
    case 'new_source': {
      const sources = await metrics.newSources({ minAnswers: NEW_SOURCE_ANSWERS, limit: MAX_SOURCES });
      const { from } = lastDays(WINDOW_DAYS.WEEK, context.day);
      const alerted = await findAlertedSources(db, context.userId, rule.id, from);
      return newSources(
        context,
        (sources ?? []).filter(({ url }) => !alerted.has(url)),
      );
    }
    default:
      return [];
  }
}
