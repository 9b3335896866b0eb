const chatgpt = { key: 'chatgpt', name: 'ChatGPT' };
const gemini = { key: 'gemini', name: 'Gemini' };

const configured = (platform: typeof chatgpt, model: string | null, status: string, more: object = {}) => ({
  ...platform,
  model,
  status,
  reason: null,
  concurrency: 4,
  requestsPerMinute: null,
  keyVariable: null,
  costs: status === 'ON',
  health: null,
  ...more,
});

export const platforms = [
  configured(chatgpt, 'gpt-5-mini', 'ON', {
    health: { healthy: true, reason: null, checkedAt: '2026-08-03T06:00:00Z' },
  }),
  configured({ key: 'perplexity', name: 'Perplexity' }, 'sonar', 'MISCONFIGURED', {
    reason: 'PERPLEXITY_BASE_URL must be http://… or https://…',
    keyVariable: 'PERPLEXITY_API_KEY',
  }),
  configured(gemini, 'gemini-2.5-flash', 'ON'),
  configured({ key: 'claude', name: 'Claude' }, null, 'OFF', { reason: 'Set ANTHROPIC_API_KEY.' }),
  configured({ key: 'simulator', name: 'Simulator' }, null, 'SIMULATED'),
];

export const collectionSettings = {
  version: 'collection-1',
  platforms: ['chatgpt', 'gemini'],
  samples: 1,
  country: null as string | null,
  language: null as string | null,
  daily: false,
  hour: 6,
  timeZone: 'UTC',
  monthlyBudget: 20 as number | null,
  spentThisMonth: 3.2,
  nextRun: null as string | null,
  judgeByModel: false,
  chatModel: null as string | null,
  setUp: true,
};

const estimateLine = (platform: typeof chatgpt, model: string, cost: number | null, more: object = {}) => ({
  platform,
  model,
  asks: 40,
  alreadyThere: 0,
  inputTokens: 4000,
  outputTokens: 24_000,
  cost,
  measured: true,
  problem: null as string | null,
  ...more,
});

export const runEstimate = {
  prompts: 40,
  asks: 80,
  cost: 0.84,
  simulated: false,
  unpriced: [] as object[],
  platforms: [estimateLine(chatgpt, 'gpt-5-mini', 0.64), estimateLine(gemini, 'gemini-2.5-flash', 0.2)],
  pricesOf: '2026-08-01',
  spentThisMonth: 3.2,
  monthlyBudget: 20 as number | null,
  withinBudget: true,
  obstacle: null as string | null,
};

const runLine = (platform: typeof chatgpt, answered: number, more: object = {}) => ({
  platform,
  planned: 40,
  answered,
  failed: 0,
  refused: 0,
  empty: 0,
  inputTokens: answered * 100,
  outputTokens: answered * 600,
  searches: answered,
  estimatedCost: 0.42,
  cost: answered * 0.01,
  unpriced: 0,
  unsent: 0,
  trouble: null as string | null,
  pausedUntil: null as string | null,
  ...more,
});

/** A run with 34 of 80 measurements, three of them failed. */
export const runningRun = {
  id: 'run-2',
  trigger: 'MANUAL',
  status: 'RUNNING',
  reason: null as string | null,
  day: '2026-08-03',
  samples: 1,
  prompts: 40,
  startedAt: '2026-08-03T11:50:00Z',
  finishedAt: null as string | null,
  planned: 80,
  done: 34,
  failed: 3,
  unsent: 0,
  estimatedCost: 0.84,
  cost: 0.31,
  simulated: false,
  secondsLeft: 200 as number | null,
  platforms: [runLine(chatgpt, 20), runLine(gemini, 11, { failed: 2, refused: 1 })],
  failures: [
    { platform: gemini, reason: 'It sent too many requests away', count: 2 },
    { platform: gemini, reason: 'The platform refused to answer', count: 1 },
  ],
};

/** The same run, finished. */
export const finishedRun = {
  ...runningRun,
  status: 'FINISHED',
  done: 80,
  cost: 0.77,
  finishedAt: '2026-08-03T11:56:00Z',
  secondsLeft: null,
  platforms: [runLine(chatgpt, 40), runLine(gemini, 37, { failed: 2, refused: 1 })],
};

export const olderRun = {
  ...finishedRun,
  id: 'run-1',
  trigger: 'SCHEDULE',
  status: 'STOPPED',
  reason: 'The monthly budget of $20.00 is used up.',
  startedAt: '2026-08-02T06:00:00Z',
  finishedAt: '2026-08-02T06:04:00Z',
};

/** Pages of runs, as the server returns them. */
export const runsOf =
  (...runs: (typeof runningRun)[]) =>
  ({ first, before }: Record<string, unknown>) =>
    runs.filter(({ startedAt }) => !before || startedAt < String(before)).slice(0, Number(first));
