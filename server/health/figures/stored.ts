import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { utcDay } from '../../lib/days.ts';
import { spendingOf } from '../../modules/reports/requests/budget-store.ts';
import { kindOfFailure } from '../../platforms/failures.ts';
import { isKnownPlatform } from '../../platforms/names.ts';
import { SIMULATOR_KEY } from '../../platforms/platform.ts';
import { within } from '../within.ts';
import { countAnswers, countFailures, countJobs, countRuns, listHealth } from './store.ts';

export interface FiguresDeps {
  config: Config;
  database: Database;
  clock: Clock;
}

/** However often somebody reads the figures, the database is asked no more often. */
const HOLDS_FOR_MS = 15_000;
/** Prometheus itself waits ten seconds. */
const ANSWERS_WITHIN_MS = 5_000;

/**
 * Figures that lie in the database and are the same in every process.
 * @returns brings them up to date; while the database does not answer they are left out, and `sightline_database_up` is 0
 */
export function storedFigures(registry: Registry, deps: FiguresDeps): () => Promise<void> {
  const up = new Gauge({
    name: 'sightline_database_up',
    help: 'Whether the figures that lie in the database could be read.',
    registers: [registry],
  });
  const gauges = createGauges(registry, deps.config);
  const label = platformLabels(deps.config);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<boolean> | null = null;

  async function read(): Promise<boolean> {
    try {
      const found = await readStored(deps);
      fill(gauges, label, found);
      readAt = performance.now();
      return true;
    } catch {
      return false;
    } finally {
      reading = null;
    }
  }

  return async () => {
    if (performance.now() - readAt < HOLDS_FOR_MS) return;
    reading ??= read();
    const isUp = await within(reading, ANSWERS_WITHIN_MS, false);
    up.set(isUp ? 1 : 0);
    if (!isUp) for (const gauge of Object.values(gauges)) gauge.reset();
  };
}

type Stored = Awaited<ReturnType<typeof readStored>>;

/** One after the other: the figures must not take the connections that people wait for. */
async function readStored({ database: { db }, clock }: FiguresDeps) {
  const now = clock();
  return {
    jobs: await countJobs(db),
    answers: await countAnswers(db),
    runs: await countRuns(db, now),
    failures: await countFailures(db, now),
    health: await listHealth(db),
    spending: await spendingOf(db, utcDay(now)),
  };
}

type Gauges = ReturnType<typeof createGauges>;

function createGauges(registry: Registry, { reports }: Config) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `sightline_${name}`, help, labelNames, registers: [registry] });
  gauge('report_budget_dollars', 'US dollars that may be spent on reports for visitors in a day.').set(
    reports.dailyBudget,
  );
  gauge('reports_per_day', 'Reports for visitors that may be given out in a day.').set(reports.perDay);
  return {
    jobs: gauge('jobs', 'Jobs that wait, now or until later, or are being done.', 'queue', 'state'),
    jobAge: gauge('job_oldest_seconds', 'How long the oldest of them has been so.', 'queue', 'state'),
    answers: gauge('answers', 'Answers stored.', 'platform', 'outcome'),
    runs: gauge('run_answers', 'What the runs of the last 24 hours got.', 'platform', 'status'),
    failures: gauge('run_failures', 'Why questions of these runs failed.', 'platform', 'reason'),
    health: gauge('platform_healthy', 'Whether the last question found the settings good.', 'platform'),
    spent: gauge('report_budget_spent_dollars', 'US dollars spent on reports for visitors today (UTC).'),
    given: gauge('reports_today', 'Reports for visitors given out today (UTC).'),
  };
}

function fill(gauges: Gauges, label: (platform: string) => string, found: Stored): void {
  for (const gauge of Object.values(gauges)) gauge.reset();
  for (const { queue, state, jobs, oldestSeconds } of found.jobs) {
    gauges.jobs.set({ queue, state }, jobs);
    gauges.jobAge.set({ queue, state }, oldestSeconds);
  }
  for (const { platform, ...counts } of found.answers) {
    for (const [outcome, count] of Object.entries(counts)) {
      gauges.answers.inc({ platform: label(platform), outcome }, count);
    }
  }
  for (const { platform, ...counts } of found.runs) {
    for (const [status, count] of Object.entries(counts)) {
      gauges.runs.inc({ platform: label(platform), status }, count);
    }
  }
  for (const { platform, failure, count } of found.failures) {
    gauges.failures.inc({ platform: label(platform), reason: kindOfFailure(failure) }, count);
  }
  for (const { platform, healthy } of found.health) {
    gauges.health.set({ platform: label(platform) }, healthy ? 1 : 0);
  }
  gauges.spent.set(found.spending.spent);
  gauges.given.set(found.spending.reports);
}

/** Imports may name platforms as they like; of these there are few in the figures. */
function platformLabels({ platforms: { platforms } }: Config): (platform: string) => string {
  const configured = new Set<string>([...platforms.map(({ key }) => key), SIMULATOR_KEY]);
  return (platform) => (configured.has(platform) || isKnownPlatform(platform) ? platform : 'other');
}
