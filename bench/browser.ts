import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { enterDemo, startFilledDemo } from './browser/installation.ts';
import { servePlainPage } from './browser/plain-server.ts';
import { measureShifts } from './browser/shifts.ts';
import { timeTwoClicks } from './browser/two-clicks.ts';
import { chartsDrawn, type VisitTimes, visit } from './browser/visit.ts';

const RUNS = 7;

/** Compares the dashboard with a plain React page of the same content, and measures layout shifts of the main screens. */
export async function benchBrowser(): Promise<void> {
  const [server, browser] = await Promise.all([startFilledDemo(), openBrowser({ optimises: true })]);
  try {
    const { state, replies } = await enterDemo(browser, server.origin);
    await compareWithPlain(browser, `${server.origin}/dashboard`, state, replies);
    await measureTwoClicks(browser, server.origin, state);
    await measureShifts(browser, server.origin, state);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function compareWithPlain(
  browser: Browser,
  dashboard: string,
  storageState: BrowserContextOptions['storageState'],
  replies: ReadonlyMap<string, string>,
): Promise<void> {
  const plain = await servePlainPage(replies);
  const viewport = { width: 1440, height: 900 };
  const openOurs = () =>
    visit(browser, dashboard, { context: { storageState, viewport }, until: chartsDrawn });
  const openPlain = () => visit(browser, plain.origin, { context: { viewport }, until: chartsDrawn });
  try {
    await openOurs();
    await openPlain();
    const ours: VisitTimes[] = [];
    const theirs: VisitTimes[] = [];
    // Alternating, so that changes of the machine's speed affect both.
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await openOurs());
      theirs.push(await openPlain());
    }
    printRatio('First contentful paint', 'contentful', ours, theirs, '≤ 0.5');
    printRatio('Charts visible', 'charts', ours, theirs, '≤ 1.9');
    // The plain page draws everything at once: its first paint is the other possible base of "1.9 times".
    const first = median(theirs.map(({ contentful }) => contentful));
    const charts = median(ours.map((each) => each.charts));
    console.log(
      `Charts visible, ours / plain first contentful paint | ${(charts / first).toFixed(2)} | ≤ 1.9 |`,
    );
  } finally {
    await plain.stop();
  }
}

async function measureTwoClicks(
  browser: Browser,
  origin: string,
  state: BrowserContextOptions['storageState'],
): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timeTwoClicks(browser, origin, state));
  console.log(
    `What ChatGPT said yesterday, from the dashboard | ${median(times).toFixed(0)} ms | ≤ 3000 ms |`,
  );
}

function printRatio(
  what: string,
  time: 'contentful' | 'charts',
  ours: readonly VisitTimes[],
  theirs: readonly VisitTimes[],
  must: string,
): void {
  const a = median(ours.map((each) => each[time]));
  const b = median(theirs.map((each) => each[time]));
  console.log(`${what}, ours | ${a.toFixed(0)} ms | |`);
  console.log(`${what}, plain React page | ${b.toFixed(0)} ms | |`);
  console.log(`${what}, ours / plain | ${(a / b).toFixed(2)} | ${must} |`);
}

/** @param values at least one */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
