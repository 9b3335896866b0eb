import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { utcDay } from '../../lib/days.ts';
import { spendingOf } from '../../modules/reports/requests/budget.ts';
import { kindOfFailure } from '../../platforms/failures.ts';
import { isKnownPlatform } from '../../platforms/names.ts';
import { SIMULATOR_KEY } from '../../platforms/platform.ts';
import { withTimeout } from '../with-timeout.ts';
import { countAnswers, countFailures, countJobs, countRuns, listPlatformHealth } from './store.ts';

export interface DatabaseMetricsDeps {
  config: Config;
  database: Database;
  clock: Clock;
}

/** Limits how often `/metrics` queries the database. */
const CACHE_MS = 15_000;
/** Below Prometheus' own scrape timeout of ten seconds. */
const TIMEOUT_MS = 5_000;

/**
 * Metrics read from the database, the same in every process.
 * @returns refreshes them; while the database does not answer they are empty and `sightline_database_up` is 0
 */
export function createDatabaseMetrics(registry: Registry, deps: DatabaseMetricsDeps): () => Promise<void> {
  const up = new Gauge({
    name: 'sightline_database_up',
    help: 'Whether the metrics could be read from the database.',
    registers: [registry],
  });
  const gauges = createGauges(registry, deps.config);
  const label = platformLabels(deps.config);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<boolean> | null = null;

  async function read(): Promise<boolean> {
    try {
      setGauges(gauges, label, await readCounts(deps));
      readAt = performance.now();
      return true;
    } catch {
      return false;
    } finally {
      reading = null;
    }
  }

  return async () => {
    if (performance.now() - readAt < CACHE_MS) return;
    reading ??= read();
    const isUp = await withTimeout(reading, TIMEOUT_MS, false);
    up.set(isUp ? 1 : 0);
    if (!isUp) for (const gauge of Object.values(gauges)) gauge.reset();
  };
}

type Counts = Awaited<ReturnType<typeof readCounts>>;

/** Sequential, so that a scrape never holds more than one connection. */
async function readCounts({ database: { db }, clock }: DatabaseMetricsDeps) {
  const now = clock();
  return {
    jobs: await countJobs(db),
    answers: await countAnswers(db),
    runs: await countRuns(db, now),
    failures: await countFailures(db, now),
    health: await listPlatformHealth(db),
    spending: await spendingOf(db, utcDay(now)),
  };
}

type Gauges = ReturnType<typeof createGauges>;

function createGauges(registry: Registry, { reports }: Config) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `sightline_${name}`, help, labelNames, registers: [registry] });
  gauge('report_budget_dollars', 'Daily budget for visitors’ reports, US dollars.').set(reports.dailyBudget);
  gauge('reports_per_day', 'Daily limit of visitors’ reports.').set(reports.perDay);
  return {
    jobs: gauge('jobs', 'Jobs by queue and state: ready, later (scheduled) or active.', 'queue', 'state'),
    jobAge: gauge('job_oldest_seconds', 'Age of the oldest job in this state.', 'queue', 'state'),
    answers: gauge('answers', 'Stored answers.', 'platform', 'outcome'),
    runs: gauge('run_answers', 'Answers of the runs of the last 24 hours.', 'platform', 'status'),
    failures: gauge('run_failures', 'Failures of the runs of the last 24 hours.', 'platform', 'reason'),
    health: gauge(
      'platform_healthy',
      'Whether the platform’s settings worked at the last prompt.',
      'platform',
    ),
    spent: gauge('report_budget_spent_dollars', 'US dollars spent on visitors’ reports today (UTC).'),
    reports: gauge('reports_today', 'Visitors’ reports begun today (UTC).'),
  };
}

function setGauges(gauges: Gauges, label: (platform: string) => string, counts: Counts): void {
  for (const gauge of Object.values(gauges)) gauge.reset();
  for (const { queue, state, jobs, oldestSeconds } of counts.jobs) {
    gauges.jobs.set({ queue, state }, jobs);
    gauges.jobAge.set({ queue, state }, oldestSeconds);
  }
  for (const { platform, ...byOutcome } of counts.answers) {
    for (const [outcome, count] of Object.entries(byOutcome)) {
      gauges.answers.inc({ platform: label(platform), outcome }, count);
    }
  }
  for (const { platform, ...byStatus } of counts.runs) {
    for (const [status, count] of Object.entries(byStatus)) {
      gauges.runs.inc({ platform: label(platform), status }, count);
    }
  }
  for (const { platform, failure, count } of counts.failures) {
    gauges.failures.inc({ platform: label(platform), reason: kindOfFailure(failure) }, count);
  }
  for (const { platform, healthy } of counts.health) {
    gauges.health.set({ platform: label(platform) }, healthy ? 1 : 0);
  }
  gauges.spent.set(counts.spending.spent);
  gauges.reports.set(counts.spending.reports);
}

/** Imports may name any platform; unknown names share one label. */
function platformLabels({ platforms: { platforms } }: Config): (platform: string) => string {
  const configured = new Set<string>([...platforms.map(({ key }) => key), SIMULATOR_KEY]);
  return (platform) => (configured.has(platform) || isKnownPlatform(platform) ? platform : 'other');
}
