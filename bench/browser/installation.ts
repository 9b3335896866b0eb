import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPage, signIn } from '../../e2e/browser.ts';
import { startServer } from '../../e2e/server.ts';
import { readMarker } from '../../server/demo/marker.ts';

const FILLED_WITHIN_MS = 300_000;

/** A server with the demo accounts and all their answers. BENCH_DEMO_DATA may name a filled folder, which is used and removed. */
export async function startFilledDemo() {
  const server = await startServer({ DEMO: 'on' }, process.env.BENCH_DEMO_DATA);
  const deadline = Date.now() + FILLED_WITHIN_MS;
  while (readMarker(server.dataDir)?.state !== 'finished') {
    if (Date.now() > deadline) throw new Error('The demo was not filled in time.');
    await setTimeout(200);
  }
  return server;
}

/** Signs the demo brand in and keeps what its dashboard was answered, by operation. */
export async function enterDemo(
  browser: Browser,
  origin: string,
): Promise<{ state: BrowserContextOptions['storageState']; replies: Map<string, string> }> {
  const { page } = await openPage(browser);
  const replies = new Map<string, string>();
  page.on('response', async (response) => {
    const request = response.request();
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    // A poll may be in flight when the page closes.
    const text = await response.text().catch(() => undefined);
    if (text !== undefined) replies.set(request.postDataJSON().operationName, text);
  });
  await signIn(page, origin, 'brand@example.com', 'sightline-demo');
  await page.getByText('Competitor Rankings').waitFor();
  await page.waitForLoadState('networkidle');
  const state = await page.context().storageState();
  await page.context().close();
  return { state, replies };
}
