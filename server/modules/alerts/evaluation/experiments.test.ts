import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../lib/days.ts';
import { graphql } from '../../../testing/graphql.ts';
import { ownerViewer } from '../../accounts/owner-viewer.ts';
import { DELIVER, EVALUATE } from '../queues.ts';
import { type AlertsTest, GOOD, openAlertsTest } from '../testing/account.ts';

let t: AlertsTest;
beforeAll(async () => {
  t = await openAlertsTest();
});
afterAll(() => t.app.close());

const TOPICS = Array.from({ length: 18 }, (_, index) => `Desk ${index}`);

test('an experiment that has ended is reported once, with its result and its address', async () => {
  const owner = await t.owner();
  const viewer = ownerViewer(t.services.accounts, owner.userId);
  await t.rule(owner, { kind: 'EXPERIMENT_ENDED', channels: ['EMAIL'] });
  const collectEach = (days: [number, number]) =>
    t.collect(
      owner,
      TOPICS.map((topic) => ({ days, count: 1, topic, answer: GOOD })),
    );
  await collectEach([14, 1]);
  const prompts = await t.services.briefs.prompts(viewer, { first: 50 });
  const { experiment } = await t.services.experiments.create(viewer, {
    ...{ name: 'Desks compared', pages: ['https://quillmark.example/desks'] },
    ...{ daysBefore: 14, daysLeftOut: 0, daysAfter: 14 },
    treated: prompts.slice(0, 6).map(({ id }) => id),
  });
  const id = experiment?.id ?? '';
  expect((await t.services.experiments.register(viewer, id)).errors).toEqual([]);
  t.app.clock.advance(14 * DAY_MS);
  await collectEach([14, 1]);
  t.jobs.waiting = [];
  await t.services.experiments.endOver();

  const evaluations = t.jobs.waiting.filter(({ queue }) => queue === EVALUATE);
  expect(evaluations).toMatchObject([{ data: { userId: owner.userId, about: 'experiments' } }]);
  const before = t.app.mails.length;
  t.app.clock.advance(60_000);
  await t.jobs.work();
  await t.services.experiments.endOver();
  t.app.clock.advance(60_000);
  await t.jobs.work();

  const { headers } = await t.again(owner);
  const { data } = await graphql<{ alerts: { id: string }[] }>(
    t.app,
    headers,
    '{ alerts { id kind title summary } }',
  );
  expect(data.alerts).toEqual([
    {
      id: expect.any(String),
      kind: 'EXPERIMENT_ENDED',
      title: 'The experiment “Desks compared” has ended',
      summary: expect.stringContaining('No verdict'),
    },
  ]);
  const sent = t.app.mails.slice(before);
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).toContain(`/dashboard/alerts/${data.alerts[0]?.id}`);
  const page = await graphql<object>(
    t.app,
    headers,
    'query ($id: ID!) { alert(id: $id) { evidence { experimentId items { id } } } }',
    { id: data.alerts[0]?.id },
  );
  expect(page.data).toEqual({ alert: { evidence: { experimentId: id, items: [] } } });
  expect(t.jobs.waiting.filter(({ queue }) => queue === DELIVER)).toEqual([]);
});
