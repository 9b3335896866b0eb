import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import {
  contactHtml,
  createOutreachApp,
  type OutreachApp,
  openOutreach,
  settingsInput,
  setUpMail,
} from '../testing/app.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp.ts';

let sites: SiteServer;
let smtp: SmtpServer;
let app: OutreachApp;
beforeAll(async () => {
  sites = await startSiteServer([['reviews.example/best-pens', contactHtml('ida@reviews.example')]]);
  smtp = await startSmtpServer();
  app = await createOutreachApp(sites);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
  await sites.close();
});

test('one POST unsubscribes without sign-in, GET changes nothing, and no reply tells which links exist', async () => {
  const outreach = await openOutreach(app);
  await setUpMail(outreach, settingsInput(smtp.port));
  const { target, mail } = await outreach.drafted();
  await outreach.sent(mail);
  const path = /\/outreach\/unsubscribe\/[\w.-]+/.exec(mail.text)?.[0] ?? '';
  const listed = async () =>
    (
      await outreach.ask<{ outreachSuppressions: { nodes: { value: string; reason: string }[] } }>(
        '{ outreachSuppressions { nodes { value reason } } }',
      )
    ).outreachSuppressions.nodes;

  const question = await app.server.inject({ url: path });
  expect(question.statusCode).toBe(200);
  expect(question.body).toContain('<button');
  expect(await listed()).toEqual([]);

  const post = (url: string) =>
    app.server.inject({
      ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const forged = await post(`${path.slice(0, -4)}zzzz`);
  expect(await listed()).toEqual([]);
  const done = await post(path);
  expect([done.statusCode, done.body]).toEqual([200, forged.body]);
  for (const broken of ['x', 'a.b', `${'a'.repeat(80)}.b`]) {
    expect((await post(`/outreach/unsubscribe/${broken}`)).statusCode).toBe(200);
  }
  expect(await listed()).toEqual([{ value: 'ida@reviews.example', reason: 'UNSUBSCRIBED' }]);
  expect((await outreach.target(target.id)).state).toBe('DECLINED');
  await post(path);
  const { events } = await outreach.target(target.id);
  expect(events.filter(({ kind }) => kind === 'UNSUBSCRIBED')).toHaveLength(1);
  const removed = await outreach.ask('mutation { removeOutreachSuppression(value: "ida@reviews.example") }');
  expect(removed).toEqual({ removeOutreachSuppression: false });
});
