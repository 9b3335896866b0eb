import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { SignedIn } from './app.ts';
import { type CollectingApp, createCollectingApp } from './collecting.ts';
import { answerTo, QUESTIONS, type Runs, runsOf } from './runs.ts';
import { startVendors, type VendorServer } from './vendors/server.ts';

/** What a test collects with. */
export interface CollectionTest {
  vendors: VendorServer;
  app: CollectingApp;
  owner: SignedIn;
  runs: Runs;
}

const PLATFORMS = ['chatgpt', 'perplexity'] as const;

/**
 * Starts vendors and an application for a test file. Each test gets a new account that asks `QUESTIONS` on two platforms,
 * and vendors that answer.
 * @param use receives them before each test
 */
export function setUpCollection(use: (test: CollectionTest) => void, vendorAnswer = answerTo): void {
  let vendors: VendorServer;
  let app: CollectingApp;
  beforeAll(async () => {
    vendors = await startVendors({ answerTo: vendorAnswer });
    app = await createCollectingApp({
      env: { ...vendors.environment(), PERPLEXITY_REQUESTS_PER_MINUTE: '6000' },
    });
  });
  afterAll(async () => {
    await app.close();
    await vendors.close();
    expect(app.problems).toEqual([]);
  });
  beforeEach(async () => {
    vendors.received.length = 0;
    for (const vendor of PLATFORMS) vendors.set(vendor, { kind: 'answer' });
    const owner = await app.customer({ questions: QUESTIONS, platforms: PLATFORMS });
    use({ vendors, app, owner, runs: runsOf(app, owner) });
  });
}
