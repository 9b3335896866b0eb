import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoInstallation, startDemo } from './demo.ts';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test.each([
  { path: '/dashboard', reply: 'Overview', late: ['Send report'], viewport: PHONE },
  { path: '/dashboard', reply: 'Overview', late: ['Send report'], viewport: DESKTOP },
  { path: '/dashboard/topics/api', reply: 'Topic', late: [], viewport: PHONE },
  { path: '/dashboard/topics/api', reply: 'Topic', late: [], viewport: DESKTOP },
])(
  'nothing of $path moves at $viewport.width px when its numbers, its buttons and the number of notes come',
  async ({ path, reply, late, viewport }) => {
    const { page } = await demo.openAs('brand', '/dashboard/prompts', { viewport });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
          shifts.push(sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | '));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON();
      if (operationName === reply) await page.locator('[aria-busy=true]').first().waitFor();
      await route.continue();
    });
    await page.goto(demo.server.origin + path);
    const names = [...late, 'Share', /^\d+ notes?$/];
    for (const name of names) await page.getByRole('button', { name, exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await page.context().close();
  },
);
