import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, signIn } from './browser.ts';
import { copyOfFilledDemo } from './filled-demo.ts';
import { type RunningServer, startServer } from './server.ts';

export const DEMO_PASSWORD = 'sightline-demo';

/** Each begins with sample data of its own; see `server/demo/accounts.ts`. */
export type DemoName = 'brand' | 'fund' | 'blocked' | 'analyst';

type PageOptions = Parameters<typeof openPage>[1];
type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** A server with the demo accounts, all their answers stored, and a browser beside it. */
export interface DemoInstallation {
  server: RunningServer;
  browser: Browser;
  /** A page in a session of its own that shows this address; the form is filled in once an account. */
  openAs(name: DemoName, path: string, options?: PageOptions): Promise<Awaited<ReturnType<typeof openPage>>>;
  stop(): Promise<void>;
}

/** @param env added to the server's environment */
export async function startDemo(env: Record<string, string> = {}): Promise<DemoInstallation> {
  const dataDir = await copyOfFilledDemo();
  const [server, browser] = await Promise.all([startServer({ DEMO: 'on', ...env }, dataDir), openBrowser()]);
  const signedIn = new Map<DemoName, State>();

  async function stateOf(name: DemoName): Promise<State> {
    const known = signedIn.get(name);
    if (known) return known;
    const { page } = await openPage(browser);
    await signIn(page, server.origin, `${name}@example.com`, DEMO_PASSWORD);
    const state = await page.context().storageState();
    await page.context().close();
    signedIn.set(name, state);
    return state;
  }
  return {
    server,
    browser,
    async openAs(name, path, options = {}) {
      const opened = await openPage(browser, { storageState: await stateOf(name), ...options });
      await opened.page.goto(server.origin + path);
      return opened;
    },
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}
