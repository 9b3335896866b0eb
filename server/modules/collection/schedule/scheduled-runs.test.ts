import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/app.ts';
import type { CollectingApp } from '../../../testing/collecting.ts';
import { setUpCollection } from '../../../testing/collection-test.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { Runs } from '../../../testing/runs.ts';

let app: CollectingApp;
let owner: SignedIn;
let runs: Runs;
setUpCollection((test) => {
  ({ app, owner, runs } = test);
});

describe('scheduled runs', () => {
  const daily = async (hour: number) => {
    await runs.saveSettings({ daily: true, hour, timeZone: 'UTC' });
  };
  // Through the service, because the session expires when the clock moves.
  const listed = () => app.services.collection.runs.list(owner.userId, { first: 20, before: null });
  /** Several workers check at the same time, as two servers do. */
  const look = async () => {
    const tending = app.services.collection.jobs.find(({ queue }) => queue === 'collection-tend');
    const context = { signal: new AbortController().signal, attempt: 1, last: true };
    await Promise.all([1, 2, 3].map(() => tending?.run({}, context)));
  };

  test('start once a day however often workers check, and not for a day before the schedule was switched on', async () => {
    await daily(app.clock.now().getUTCHours());
    await look();
    const before = await listed();
    app.clock.advance(24 * 3_600_000);
    await look();
    await look();
    const after = await listed();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ trigger: 'schedule' });
    await eventually(async () => expect((await listed())[0]?.status).toBe('finished'));
  });

  test('are stored with the reason when they cannot start', async () => {
    await daily(app.clock.now().getUTCHours());
    await runs.saveSettings({ platforms: [] });
    app.clock.advance(24 * 3_600_000);
    await look();
    await look();
    expect(await listed()).toMatchObject([
      { trigger: 'schedule', status: 'stopped', reason: 'No platform is chosen.' },
    ]);
  });
});
