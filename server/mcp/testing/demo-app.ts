import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD, demoAccounts } from '../../demo/accounts.ts';
import { openDemo } from '../../demo/demo.ts';
import { type CollectingApp, createCollectingApp } from '../../testing/collecting.ts';

const NOW = '2026-11-20T12:00:00Z';

export interface DemoApp extends CollectingApp {
  userId: string;
  email: string;
  password: string;
}

/** An application with the demo's brand, its answers of so many days, visits and experiments. Close it after. */
export async function createDemoApp(days: number): Promise<DemoApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-demo-'));
  // Nothing asked here needs the pages, which a job would read.
  const app = await createCollectingApp({ env: {}, config: { dataDir }, working: false });
  // The simulator's answers depend on their days.
  app.clock.advance(Date.parse(NOW) - Date.now());
  const account = demoAccounts(app.config).find(({ tracks }) => tracks !== null);
  if (!account) throw new Error('The demo has no brand.');
  const demo = await openDemo({
    ...{ config: app.config, services: app.services, clock: app.clock.now, log: () => {} },
    database: { ...app.database, kind: 'embedded' },
    accounts: [{ ...account, days }],
  });
  await demo?.fill(new AbortController().signal);
  return {
    ...app,
    ...{ userId: account.id, email: account.email, password: DEMO_PASSWORD },
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
