import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/app.ts';
import { type ListedReport, openReportsTest, REPORT, type ReportsTest } from './testing/account.ts';

let r: ReportsTest;
beforeEach(async () => {
  r = await openReportsTest();
});
afterEach(() => r.t.app.close());

const BOSS = 'boss@example.com';
const send = (id: string, recipients: string[], by: SignedIn = r.owner) =>
  r.ask<{ sendAccountReport: ListedReport }>(
    `mutation ($id: ID!, $recipients: [String!]!) { sendAccountReport(id: $id, recipients: $recipients) { ${REPORT} } }`,
    { id, recipients },
    by,
  );
const mailsLeft = async () => {
  const { data } = await r.ask<{ reportRecipients: { mailsLeft: number } }>(
    '{ reportRecipients { mailsLeft } }',
  );
  return data.reportRecipients.mailsLeft;
};

test('a mail that is sent again counts again, and one address gets five a day', async () => {
  const { id } = await r.create({ filter: { days: 7 }, recipients: [BOSS] });
  await r.t.jobs.work();
  for (let n = 2; n <= 5; n++) {
    await send(id, [BOSS]);
    await r.t.jobs.work();
    expect(await mailsLeft()).toBe(50 - n);
  }
  const refused = await send(id, [BOSS, 'lena@example.com']);
  expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect(refused.errors?.[0]?.message).toContain(
    'One address gets at most 5 mails of reports a day (UTC) from an account; boss@example.com has got them.',
  );
  await r.t.jobs.work();
  expect(r.mails).toHaveLength(5);
  r.t.app.clock.advance(86_400_000);
  const owner = await r.t.again(r.owner);
  expect((await send(id, [BOSS], owner)).errors).toBeUndefined();
});

test('a deleted report does not give its mails back', async () => {
  const { id } = await r.create({ filter: { days: 7 }, recipients: [BOSS, 'lena@example.com'] });
  await r.t.jobs.work();
  await r.ask<object>('mutation ($id: ID!) { deleteAccountReport(id: $id) }', { id });
  expect(await r.list()).toEqual([]);
  expect(await mailsLeft()).toBe(48);
});

test('many accounts cannot flood one mailbox, however it is spelled', async () => {
  for (let n = 0; n < 6; n++) {
    const owner = await r.t.owner();
    await r.t.collect(owner, [{ days: [3, 1], count: 1, answer: 'Quillmark is good.' }]);
    await r.create({ filter: { days: 7 }, recipients: [BOSS, `boss+${n}@example.com`] }, owner);
  }
  await r.t.jobs.work();
  expect(r.mails).toHaveLength(10);
});

describe('what is written to recipients', () => {
  test('the note and its writer are in the mail and in the list', async () => {
    const note = 'Look at the third page, please.';
    const report = await r.create({ filter: { days: 7 }, recipients: [BOSS], note: `  ${note} ` });
    expect(report).toMatchObject({ note, madeBy: r.owner.email });
    await r.t.jobs.work();
    for (const part of [r.mails[0]?.text, r.mails[0]?.html]) {
      expect(part).toContain(note);
      expect(part).toContain(r.owner.email);
    }
  });

  test.each([
    [{ note: 'Read https://evil.example/x' }, 'note', 'Links are not allowed here.'],
    [{ note: 'x'.repeat(501) }, 'note', 'note must have at most 500 characters.'],
    [{ title: 'Win at www.evil.example' }, 'title', 'Links are not allowed here.'],
  ])('%j is refused', async (input, field, message) => {
    const reply = await r.ask(
      'mutation ($input: CreateAccountReportInput!) { createAccountReport(input: $input) { id } }',
      { input: { filter: { days: 7 }, recipients: [BOSS], ...input } },
    );
    expect(reply.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
    expect(await r.list()).toEqual([]);
  });
});
