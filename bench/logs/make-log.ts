import { createRandom, type Random } from './random.ts';
import { type MadeRequest, makeRequest, type Shares } from './requests.ts';
import { type LogWriter, WRITERS, type WriterName } from './writers.ts';

/** What Sightline is to say of a made-up log. */
export interface Expected {
  lines: number;
  bad: number;
  redirects: number;
  otherHosts: number;
  /** Visits by `hour agent verification page status`; the page of assets is `assets`. */
  agents: Map<string, number>;
  /** People by `hour platform page status`. */
  people: Map<string, number>;
}

export interface LogPlan {
  writer: WriterName;
  seed: number;
  requests: number;
  /** Time of the first request, in milliseconds since 1970. */
  start: number;
  /** Seconds of the log. */
  seconds: number;
  shares?: Shares;
  /** Shares of bad lines, and of lines that follow an equal one. */
  bad?: number;
  repeated?: number;
}

const SHARES: Shares = { agents: 0.25, people: 0.15 };

/** Makes a log line by line, and adds to `expected` what each line counts as. */
export function* makeLines(plan: LogPlan, expected: Expected): Generator<string> {
  const random = createRandom(plan.seed);
  const writer: LogWriter = WRITERS[plan.writer];
  const { shares = SHARES, bad = 0.03, repeated = 0.05 } = plan;
  yield* writer.header();
  for (let made = 0; made < plan.requests; made += 1) {
    if (made > 0 && random.fraction() < 0.01) yield* writer.header();
    if (random.fraction() < bad) {
      expected.lines += 1;
      expected.bad += 1;
      yield writer.bad(random);
      continue;
    }
    const time = plan.start + Math.floor((made / plan.requests) * plan.seconds) * 1000;
    const request = makeRequest(random, time, shares, writer.hasHosts);
    for (const line of writeLines(writer, request, random, repeated)) {
      count(expected, request);
      yield line;
    }
  }
}

/** Sometimes two equal lines; where lines have ids, two requests that differ in them only. */
function* writeLines(
  writer: LogWriter,
  request: MadeRequest,
  random: Random,
  repeated: number,
): Generator<string> {
  yield writer.line(request, random);
  if (random.fraction() < repeated) yield writer.line(request, random);
}

export const emptyExpected = (): Expected => ({
  ...{ lines: 0, bad: 0, redirects: 0, otherHosts: 0 },
  agents: new Map(),
  people: new Map(),
});

/** A whole log, and what it counts as. */
export function makeLog(plan: LogPlan): { text: string; lines: string[]; expected: Expected } {
  const expected = emptyExpected();
  const lines = [...makeLines(plan, expected)];
  return { text: `${lines.join('\n')}\n`, lines, expected };
}

function count(expected: Expected, { counts, time, status }: MadeRequest): void {
  expected.lines += 1;
  if (counts.as === 'redirect') expected.redirects += 1;
  if (counts.as === 'other-host') expected.otherHosts += 1;
  const hour = new Date(Math.floor(time / 3_600_000) * 3_600_000).toISOString();
  if (counts.as === 'agent') {
    const { agent, verification, page } = counts;
    add(expected.agents, [hour, agent, verification, page ?? 'assets', status].join(' '));
  }
  if (counts.as === 'person') add(expected.people, [hour, counts.platform, counts.page, status].join(' '));
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
