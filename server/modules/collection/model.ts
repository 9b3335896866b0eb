export interface CollectionSettings {
  /** Keys of the platforms that are asked. */
  platforms: string[];
  /** Times that each prompt is asked on each platform and day, 1–10. */
  samples: number;
  /** ISO 3166-1 alpha-2; null: the vendor's own choice. */
  country: string | null;
  /** BCP 47; null: the vendor's own choice. */
  language: string | null;
  daily: boolean;
  /** Hour of the day in `timeZone` in which the daily run starts, 0–23. */
  hour: number;
  /** IANA name. */
  timeZone: string;
  /** When the schedule was last changed; earlier due moments are not caught up. ISO 8601. */
  dailySince: string | null;
  /** US dollars a calendar month (UTC); null: no limit. */
  monthlyBudget: number | null;
  /** When the set-up was completed; null: not yet. */
  setUpAt: string | null;
  /** Whether the chat model, if one is configured, judges new answers. */
  judgeByModel: boolean;
}

/** The settings of a new account: no platforms, and a small budget. */
export const DEFAULT_SETTINGS: CollectionSettings = {
  platforms: [],
  samples: 1,
  country: null,
  language: null,
  daily: false,
  hour: 6,
  timeZone: 'UTC',
  dailySince: null,
  monthlyBudget: 25,
  setUpAt: null,
  judgeByModel: false,
};

export type RunStatus = 'running' | 'finished' | 'cancelled' | 'stopped';
export type RunTrigger = 'manual' | 'schedule';

/** A run's plan and results on one platform. */
export interface RunPlatform {
  /** Key. */
  platform: string;
  planned: number;
  answered: number;
  failed: number;
  refused: number;
  empty: number;
  inputTokens: number;
  outputTokens: number;
  searches: number;
  /** US dollars; null where no price is known. */
  estimatedCost: number | null;
  /** US dollars so far. */
  cost: number;
  unpriced: number;
  /** Failed measurements whose question was never sent. */
  unsent: number;
  /** Why its questions are being retried or wait; null after a reply. */
  trouble: string | null;
  /** Until when the vendor asked to wait, ISO 8601; null when it is not waited for. */
  pausedUntil: string | null;
}

export interface Run {
  userId: string;
  id: string;
  trigger: RunTrigger;
  status: RunStatus;
  reason: string | null;
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  samples: number;
  prompts: number;
  /** ISO 8601. */
  startedAt: string;
  finishedAt: string | null;
  platforms: RunPlatform[];
}

/** Failed measurements of a run with the same reason. */
export interface RunFailure {
  platform: string;
  reason: string;
  count: number;
}

/** Items done so far, failed ones included. */
export const countDone = (row: Pick<RunPlatform, 'answered' | 'failed' | 'refused' | 'empty'>): number =>
  row.answered + row.failed + row.refused + row.empty;

export const sumPlatforms = (run: Run, select: (row: RunPlatform) => number): number =>
  run.platforms.reduce((sum, row) => sum + select(row), 0);

/**
 * Seconds left at the run's pace so far, but at least until the last pause of a platform with questions left; null before
 * the first item and after the end.
 */
export function estimateSecondsLeft(run: Run, now: Date): number | null {
  const done = sumPlatforms(run, countDone);
  if (run.status !== 'running' || done === 0) return null;
  const remaining = sumPlatforms(run, ({ planned }) => planned) - done;
  const elapsedMs = Math.max(0, now.getTime() - Date.parse(run.startedAt));
  const pauses = run.platforms.map((row) =>
    row.pausedUntil && countDone(row) < row.planned ? Date.parse(row.pausedUntil) - now.getTime() : 0,
  );
  return Math.round(Math.max((elapsedMs / done) * remaining, ...pauses) / 1000);
}

/** Options of a run; the settings replace what is left out. */
export interface RunOptions {
  /** Ask for further samples of what was answered today. */
  again?: boolean;
  platforms?: readonly string[] | null;
  samples?: number | null;
}
