import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { watchPage } from './watch-page.ts';

/** A slow telephone on a slow network, as Lighthouse has it: a quarter of this machine, 1.6 Mb/s and 150 ms. */
const SLOW_CPU = 4;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Milliseconds since the visit began; NaN for what was not seen. */
export interface VisitTimes {
  contentful: number;
  charts: number;
  /** The sum of all layout shifts, 0 for none, and what moved. */
  shift: number;
  moved: string[];
}

export interface VisitOptions {
  context?: BrowserContextOptions;
  /** Resolves when the screen stands. */
  until: (page: Page) => Promise<unknown>;
}

/** Opens an address with nothing cached, slowly, and tells when what was to be seen. */
export async function visit(browser: Browser, address: string, options: VisitOptions): Promise<VisitTimes> {
  const context = await browser.newContext(options.context);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(watchPage);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await page.goto(address);
    await options.until(page);
    // The browser reports a paint after it happened; on a page that draws everything at once, after its charts.
    await page.waitForFunction(() => window.seen.contentful > 0);
    return await page.evaluate(() => window.seen);
  } finally {
    await context.close();
  }
}

/** The two charts over days are drawn. */
export const chartsDrawn = (page: Page) => page.waitForFunction(() => window.seen.charts > 0);
