import { addDays, utcDay } from '../lib/days.ts';
import { ownerViewer } from '../modules/accounts/owner-viewer.ts';
import type { PageDay } from '../modules/analytics/model.ts';
import { seeded } from '../platforms/simulator/random.ts';
import type { Services } from '../services.ts';
import type { DemoAccount } from './accounts.ts';

/** As many as the simulated log has. */
const DAYS = 35;
const MAX_PAGES = 40;
const PLATFORMS = ['chatgpt', 'chatgpt', 'chatgpt', 'perplexity', 'gemini'] as const;

/** Simulated sessions of the pages that people of the simulated log came to, fewer than they are. A second call changes nothing. */
export async function fillAnalytics(services: Services, account: DemoAccount, now: Date): Promise<void> {
  const viewer = ownerViewer(services.accounts, account.id);
  const { nodes } = await services.analytics.results(viewer, { order: 'PEOPLE', first: MAX_PAGES });
  const random = seeded('analytics', account.id);
  const to = addDays(utcDay(now), -1);
  const figures = nodes.flatMap(({ page, figures: { people } }) =>
    Array.from({ length: Math.round(people * 0.85) }, (): PageDay => {
      const keyEvents = random() < 0.09 ? 1 : 0;
      return {
        day: addDays(to, -Math.floor(random() ** 2 * DAYS)),
        url: page.url,
        platform: PLATFORMS[Math.floor(random() * PLATFORMS.length)] ?? 'chatgpt',
        ...{ sessions: 1, keyEvents },
        revenue: keyEvents > 0 && random() < 0.6 ? Math.round(1900 + random() * 22_000) / 100 : 0,
      };
    }),
  );
  await services.analytics.simulate(account.id, { range: { from: addDays(to, 1 - DAYS), to }, figures });
}
