/** How an account collects answers. */
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
  /** When the schedule was last changed: what was due before is not caught up. */
  dailySince: string | null;
  /** US dollars a calendar month (UTC); null: no limit. */
  monthlyBudget: number | null;
  /** When the set-up was gone through; null: not yet. */
  setUpAt: string | null;
  /** Whether the configured chat model judges answers as they arrive; without one, none are. */
  judgeByModel: boolean;
}

/** What holds until an account chooses: nothing is asked, and a first run cannot become expensive. */
export const FIRST_SETTINGS: CollectionSettings = {
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

/** What a run planned and did on one platform. */
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
  /** Why it does not answer just now and is asked again; null once it replies. */
  trouble: string | null;
}

/** One asking of an account's prompts on its platforms. */
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

/** Measurements of a run that failed for the same reason. */
export interface RunFailure {
  platform: string;
  reason: string;
  count: number;
}

/** Measurements made so far, whatever came of them. */
export const doneOf = (row: Pick<RunPlatform, 'answered' | 'failed' | 'refused' | 'empty'>): number =>
  row.answered + row.failed + row.refused + row.empty;

/** The sum of a column over a run's platforms. */
export const totalOf = (run: Run, of: (row: RunPlatform) => number): number =>
  run.platforms.reduce((sum, row) => sum + of(row), 0);

/** What a run is asked to do; what is left out is taken from the settings. */
export interface RunOptions {
  /** Ask also what was answered today already, as further samples. */
  again?: boolean;
  platforms?: readonly string[] | null;
  samples?: number | null;
}
