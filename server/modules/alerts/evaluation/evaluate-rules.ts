import { addDays } from '../../../lib/days.ts';
import type { Topic } from '../../topics/model.ts';
import { rankingOf, visibilityOf } from '../../visibility/formulas.ts';
import { sentimentOf, sentimentRows } from '../../visibility/sentiment.ts';
import type { AccountMetrics } from '../../visibility/service.ts';
import { NEW_SOURCE_ANSWERS, STALE_DAYS, WINDOW } from '../constants.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Finding, StoredRule } from '../model.ts';
import { ownerOf } from '../owner.ts';
import { toldSources } from './alert-store.ts';
import { failedRun } from './failed-run.ts';
import { firstCitations, overtakers, type Place, sentimentDrop, visibilityDrop } from './findings.ts';
import { findRun, newSources } from './run-store.ts';

/** Sources of one alert; more are told another day. */
const MOST_SOURCES = 100;

/** What each rule finds now; rules for which nothing can be said are left out, and so are those of archived topics. */
export async function look(
  deps: AlertsDeps,
  userId: string,
  runId: string | null,
  rules: readonly StoredRule[],
): Promise<{ rule: StoredRule; findings: Finding[] }[]> {
  const run = runId === null ? undefined : await findRun(deps.db, userId, runId);
  const metrics = await deps.visibility.metrics(ownerOf(deps.accounts, userId), null, { days: WINDOW });
  const found: { rule: StoredRule; findings: Finding[] }[] = [];
  for (const rule of rules) {
    if (rule.kind === 'failed_run') {
      if (run) found.push({ rule, findings: failedRun(run) });
      continue;
    }
    const place = placeOf(deps, metrics, rule);
    if (place) found.push({ rule, findings: await findingsOf(deps, metrics, rule, place) });
  }
  return found;
}

/** Null when there is nothing to look at: no brand, no such topic, no answers, or only old ones. */
function placeOf(
  { clock }: AlertsDeps,
  { topics, brand, range }: AccountMetrics,
  { topicId }: StoredRule,
): (Place & { at: Topic }) | null {
  const at = topicId === null ? topics.aggregate : topics.topics.find(({ id }) => id === topicId);
  const today = clock().toISOString().slice(0, 10);
  if (!at || !brand || range.to === null || range.to < addDays(today, -STALE_DAYS)) return null;
  return { at, topicId: at.id, topic: at.isAggregate ? null : at.name, brand: brand.name, day: range.to };
}

async function findingsOf(
  deps: AlertsDeps,
  metrics: AccountMetrics,
  rule: StoredRule,
  place: Place & { at: Topic },
): Promise<Finding[]> {
  const { loader } = metrics;
  const { topicId, at } = place;
  switch (rule.kind) {
    case 'visibility_drop': {
      const [days, compared] = [await loader.days(topicId), await loader.comparedDays(topicId)];
      return visibilityDrop(place, visibilityOf(at, days, compared).change);
    }
    case 'sentiment_drop':
      return sentimentDrop(place, sentimentOf(await sentimentRows(loader, topicId)).change);
    case 'competitor_overtakes': {
      const before = await loader.previous();
      const now = rankingOf(await loader.companies(topicId, 'ALL')).rankings;
      return overtakers(place, now, before ? rankingOf(await before.companies(topicId, 'ALL')).rankings : []);
    }
    case 'new_source':
      return newSourcesOf(deps, metrics, rule, place);
    default:
      return [];
  }
}

/** In the first two weeks of an account every source is new, and none is worth a word. */
async function newSourcesOf(
  deps: AlertsDeps,
  metrics: AccountMetrics,
  rule: StoredRule,
  place: Place,
): Promise<Finding[]> {
  const { userId } = metrics.account;
  const from = addDays(place.day, 1 - WINDOW);
  const { range } = await deps.visibility.metrics(ownerOf(deps.accounts, userId), null);
  if (range.from === null || range.from > addDays(from, -WINDOW)) return [];
  const found = await newSources(deps.db, {
    userId,
    topicId: place.topicId,
    from,
    to: place.day,
    least: NEW_SOURCE_ANSWERS,
    limit: MOST_SOURCES,
  });
  const told = await toldSources(deps.db, userId, rule.id, from);
  return firstCitations(
    place,
    found.filter(({ url }) => !told.has(url)),
  );
}
