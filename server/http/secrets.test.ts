import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createMailer } from '../mail/create-mailer.ts';
import {
  confirmLinkIn,
  openReports,
  type ReportsApp,
  removeLinkIn,
} from '../modules/reports/testing/visitor.ts';
import { SENTINEL } from '../platforms/testing/stand-ins.ts';
import { graphql } from '../testing/graphql.ts';
import { keptLog } from '../testing/kept-log.ts';
import { mailed, mailedCode, mailedLink, openLink, supabaseClient } from '../testing/supabase.ts';
import { bearer, createToken } from '../testing/tokens.ts';
import { startVendors, type VendorServer } from '../testing/vendors/server.ts';

const CHAT_KEY = 'chat-key-91b2c3d4e5f6';
const HOOK_PATH = 'hook-path-5d4c3b2a';
const SMTP_PASSWORD = 'smtp-password-77aa';
const EMAIL = 'newcomer@example.com';

const kept = keptLog();
const secrets = new Map<string, string>();
const keep = (what: string, secret: string | null | undefined): string => {
  if (!secret) throw new Error(`There is no ${what}.`);
  secrets.set(what, secret);
  return secret;
};

let vendors: VendorServer;
let app: ReportsApp;
let origin: string;
beforeAll(async () => {
  vendors = await startVendors();
  const env = {
    ...vendors.environment(SENTINEL),
    REPORT_CONFIRMATION: 'always',
    REPORT_PLATFORMS: 'simulator',
    // Nothing listens there: whatever is sent fails, and failing is logged.
    CHAT_MODEL_URL: 'http://127.0.0.1:9/v1',
    CHAT_MODEL: 'a-model',
    CHAT_MODEL_KEY: CHAT_KEY,
    WEBHOOK_PRIVATE: 'on',
  };
  const { chatModel, webhookPrivate } = readConfig(env);
  app = await openReports({ env, config: { chatModel, webhookPrivate, siteUrl: undefined }, log: kept.log });
  origin = await app.listen();
});
afterAll(async () => {
  await app.close();
  await vendors.close();
});

test('logs no secret of a user or the operator', async () => {
  await comeIn();
  const headers = await changePassword();
  await useTokens(headers);
  await connectThings(headers);
  await askForReport();
  await failToMail();
  await failAtTheDatabase();

  const text = kept.text();
  expect(secrets.size).toBeGreaterThanOrEqual(20);
  expect([...secrets].filter(([, secret]) => text.includes(secret)).map(([what]) => what)).toEqual([]);
  // That it was logged at all.
  for (const said of [
    '/auth/v1/signup',
    '/auth/v1/verify',
    '/graphql',
    '/api/reports/:token.pdf',
    'ECONNREFUSED',
    '42P01',
  ]) {
    expect(text).toContain(said);
  }
});

function keepSession(name: string, session: { access_token: string; refresh_token: string } | null) {
  keep(`${name}: access token`, session?.access_token);
  keep(`${name}: refresh token`, session?.refresh_token);
}

async function comeIn() {
  const client = supabaseClient(origin);
  const password = keep('first password', 'first-password-1f2e3d');
  await client.auth.signUp({ email: EMAIL, password });
  const link = mailedLink(app, EMAIL);
  keep('token of the sign-up mail', new URL(link).searchParams.get('token'));
  keep('code of the sign-up mail', mailedCode(app, EMAIL));
  const { fragment } = await openLink(link);
  keep('access token of the link', fragment.get('access_token'));
  keep('refresh token of the link', fragment.get('refresh_token'));
  await client.auth.signInWithPassword({
    email: EMAIL,
    password: keep('wrong password', 'wrong-password-9z8y'),
  });
  const { data } = await client.auth.signInWithPassword({ email: EMAIL, password });
  keepSession('sign-in', data.session);
  const { data: refreshed } = await client.auth.refreshSession();
  keepSession('refresh', refreshed.session);
}

async function changePassword() {
  // Mails to one address keep a minute's distance.
  app.clock.advance(61_000);
  await mailed(app, () => supabaseClient(origin).auth.resetPasswordForEmail(EMAIL));
  const link = mailedLink(app, EMAIL);
  keep('token of the recovery mail', new URL(link).searchParams.get('token'));
  const { fragment } = await openLink(link);
  const client = supabaseClient(origin);
  await client.auth.setSession({
    access_token: keep('access token of recovery', fragment.get('access_token')),
    refresh_token: keep('refresh token of recovery', fragment.get('refresh_token')),
  });
  const password = keep('second password', 'second-password-4c5b6a');
  await client.auth.updateUser({ password });
  const { data } = await client.auth.signInWithPassword({ email: EMAIL, password });
  keepSession('second sign-in', data.session);
  return { authorization: `Bearer ${data.session?.access_token}` };
}

async function useTokens(headers: { authorization: string }) {
  const owner = { headers } as Parameters<typeof createToken>[1];
  const { secret } = await createToken(app, owner);
  keep('API token', secret);
  await graphql(app, bearer(secret), '{ viewer { id } }');
  await graphql(
    app,
    bearer(keep('API token that is none', `${secret.slice(0, -4)}zzzz`)),
    '{ viewer { id } }',
  );
  await app.server.inject({ url: `/api/topics?ids=x&token=${secret}`, headers: bearer(secret) });
  const form = new URLSearchParams({ access_token: headers.authorization.slice(7) }).toString();
  await app.server.inject({
    method: 'POST',
    url: '/api/export/answers.csv',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
}

async function connectThings(headers: { authorization: string }) {
  const saved = await graphql<{ saveAlertWebhook: { settings: { webhook: { secret: string } | null } } }>(
    app,
    headers,
    'mutation ($url: String) { saveAlertWebhook(url: $url) { settings { webhook { secret } } errors { message } } }',
    { url: `http://127.0.0.1:9/${keep('path of the webhook', HOOK_PATH)}` },
  );
  keep('secret of the webhook', saved.data.saveAlertWebhook.settings.webhook?.secret);
  await graphql(app, headers, 'mutation { sendTestAlert(channel: WEBHOOK) { sent problem } }');
  keep('key of the platforms', SENTINEL);
  vendors.set('chatgpt', { kind: 'error', status: 401 });
  await graphql(app, headers, 'mutation { checkPlatform(key: "chatgpt") { __typename } }');
  keep('key of the chat model', CHAT_KEY);
  const proposals = 'mutation { suggestReportCompetitors(companyName: "Quillmark") { __typename } }';
  await graphql(app, {}, proposals);
}

async function askForReport() {
  const reply = await app.request();
  expect(reply.data?.requestReport.errors).toEqual([]);
  await app.jobs.work();
  const asked = app.mails.findLast(({ to }) => to === 'visitor@example.com');
  const confirming = confirmLinkIn(asked?.text ?? '');
  keep('token of the report', confirming.token);
  keep('key of the report', confirming.key);
  await app.confirm(confirming);
  await app.jobs.work();
  const sent = app.mails.findLast(({ to }) => to === 'visitor@example.com');
  keep('key in the report’s mail', removeLinkIn(sent?.text ?? '').key);
  for (const url of [`/reports/${confirming.token}`, `/api/reports/${confirming.token}.pdf`]) {
    await app.server.inject({ url });
  }
}

async function failToMail() {
  const url = `smtp://sightline:${keep('password of the mail server', SMTP_PASSWORD)}@127.0.0.1:9`;
  const mailer = createMailer({ ...app.config, mail: { smtpUrl: url, from: 'a@example.com' } }, kept.log);
  const mail = { to: EMAIL, document: { subject: 'x', blocks: [] } };
  await mailer
    .send(mail)
    .catch((error: unknown) => kept.log.error({ err: error }, 'a mail could not be sent'));
}

async function failAtTheDatabase() {
  await app.database.db.execute(sql`alter table sightline_auth.users rename to others`);
  await supabaseClient(origin).auth.signInWithPassword({
    email: EMAIL,
    password: keep('password at a broken database', 'third-password-0a9b8c'),
  });
}
