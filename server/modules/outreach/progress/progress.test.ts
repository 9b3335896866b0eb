import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../../testing/graphql.ts';
import { answer } from '../../../testing/recordings.ts';
import { type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import { wholeDatabase } from '../../../testing/whole-database.ts';
import { passDays } from '../../pages/testing/cited-pages.ts';
import { MEASURE, MEASURE_ALL } from '../queues.ts';
import {
  contactHtml,
  createOutreachApp,
  type Outreach,
  type OutreachApp,
  openOutreach,
  PAGE,
  settingsInput,
  setUpMail,
} from '../testing/app.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp.ts';

const PATH = 'reviews.example/best-pens';
const ADDRESS = 'ida@reviews.example';

let sites: SiteServer;
let smtp: SmtpServer;
let app: OutreachApp;
beforeAll(async () => {
  sites = await startSiteServer();
  smtp = await startSmtpServer();
  app = await createOutreachApp(sites);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
  await sites.close();
});
afterEach(() => {
  smtp.received.length = 0;
});

/** An account that wrote to the author of `PAGE`, which did not name the brand. */
async function written(): Promise<{ outreach: Outreach; id: string }> {
  sites.replies.set(PATH, contactHtml(ADDRESS));
  const outreach = await openOutreach(app);
  await setUpMail(outreach, settingsInput(smtp.port));
  const { mail } = await outreach.drafted();
  const { id, state } = await outreach.sent(mail);
  expect(state).toBe('SENT');
  return { outreach, id };
}

/** A week goes by: pages are read again, then their texts are compared. */
async function measureAfterAWeek({ person }: Outreach): Promise<void> {
  await passDays(app, 8);
  const before = (column: string) =>
    sql`(${sql.raw(column)} at time zone 'UTC' - interval '8 days') at time zone 'UTC'`;
  const { db } = app.database;
  await db.execute(sql`update sightline.outreach_mail set sending_at = ${before('sending_at')}`);
  await db.execute(sql`update sightline.outreach_target set page_changed_at = ${before('page_changed_at')}`);
  for (let time = 0; time < 2; time += 1) {
    await app.jobs.send(MEASURE, { userId: person.userId });
    await app.jobs.work();
  }
}

test('tells that a page changed when it names the brand, and then that answers cite it with the brand', async () => {
  const { outreach, id } = await written();
  await measureAfterAWeek(outreach);
  expect((await outreach.target(id)).state).toBe('SENT');

  sites.replies.set(PATH, contactHtml(ADDRESS, '<p>Quillmark is the one that we would buy again.</p>'));
  await measureAfterAWeek(outreach);
  const changed = await outreach.target(id);
  expect(changed).toMatchObject({ state: 'PAGE_CHANGED', namesBrand: true });
  expect(changed.events.map(({ kind }) => kind)).toContain('PAGE_CHANGED');

  const naming = (text: string, name: string) =>
    answer({
      ...{ id: name, run: 2, collectedAt: app.clock.now().toISOString(), answer: text },
      sources: [{ url: PAGE, title: 'Best pens' }],
    });
  const importOne = (one: object) =>
    graphql(
      app,
      outreach.person.headers,
      'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored } }',
      { answers: [one] },
    );
  await importOne(naming('Tarnwick is dependable.', 'without the brand'));
  await measureAfterAWeek(outreach);
  expect((await outreach.target(id)).state).toBe('PAGE_CHANGED');
  await importOne(naming('Quillmark is dependable.', 'with the brand'));
  await measureAfterAWeek(outreach);
  const cited = await outreach.target(id);
  expect(cited.state).toBe('CITED');
  expect(cited.events.map(({ kind }) => kind)).toContain('CITED');
});

test('deletes contacts that nobody wrote to after 90 days, and keeps those that were written to', async () => {
  const { outreach, id } = await written();
  sites.replies.set(
    PATH,
    contactHtml(ADDRESS, '<p>Or <a href="mailto:second@reviews.example">the editor</a>.</p>'),
  );
  await outreach.change('findOutreachContacts', { id });
  await app.jobs.work();
  const addresses = async () => (await outreach.target(id)).contacts.map(({ address }) => address).sort();
  expect(await addresses()).toEqual([ADDRESS, 'second@reviews.example']);
  const pass = async (days: number) => {
    await app.database.db.execute(sql`update sightline.outreach_contact
      set created_at = (created_at at time zone 'UTC' - make_interval(days => ${days})) at time zone 'UTC'`);
    await app.jobs.send(MEASURE_ALL, {});
    await app.jobs.work();
  };
  await pass(89);
  expect(await addresses()).toEqual([ADDRESS, 'second@reviews.example']);
  await pass(2);
  expect(await addresses()).toEqual([ADDRESS]);
  expect(await wholeDatabase(app.database.db)).not.toContain('second@reviews.example');
});

test('nothing of an account’s outreach is left when it is deleted', async () => {
  sites.replies.set('letters.example/pens', contactHtml('only@letters.example'));
  const outreach = await openOutreach(app, ['https://letters.example/pens']);
  await setUpMail(outreach, settingsInput(smtp.port));
  const { mail } = await outreach.drafted('https://letters.example/pens');
  await outreach.sent(mail);
  expect(await wholeDatabase(app.database.db)).toContain('only@letters.example');
  const { email } = await outreach
    .ask<{ viewer: { email: string } }>('{ viewer { email } }')
    .then(({ viewer }) => viewer);
  const { data } = await graphql<{ deleteAccount: { deleted: boolean } }>(
    app,
    outreach.person.headers,
    'mutation ($confirm: String!) { deleteAccount(confirm: $confirm) { deleted } }',
    { confirm: email },
  );
  expect(data.deleteAccount.deleted).toBe(true);
  const database = await wholeDatabase(app.database.db);
  expect(database).not.toContain('only@letters.example');
  expect(database).not.toContain(outreach.person.userId);
});
