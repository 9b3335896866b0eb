import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Assistant } from '../server/auth/oauth/testing/assistant.ts';
import { callTool } from '../server/testing/mcp.ts';
import { openPage, seriousFindings } from './browser.ts';
import { DEMO_PASSWORD, type DemoInstallation, startDemo } from './demo.ts';

const EMAIL = 'brand@example.com';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('a visitor signs in on the way to GraphiQL and asks a question, with nothing from elsewhere', async () => {
  const { server, browser } = demo;
  const { page, errors } = await openPage(browser);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== server.origin && protocol !== 'data:') elsewhere.push(request.url());
  });
  await page.goto(`${server.origin}/graphql`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator('.graphiql-query-editor').getByText('viewer').waitFor();
  expect(new URL(page.url()).pathname).toBe('/graphql');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.locator('.graphiql-response').getByText(EMAIL).waitFor();
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByText('MetricsFilter', { exact: true }).waitFor();
  expect({ errors, elsewhere }).toEqual({ errors: [], elsewhere: [] });
  await page.context().close();
});

test('a token made in the settings opens the API until it is revoked', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/settings/api');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nightly report');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByLabel('The token itself').textContent();
  await page.getByRole('button', { name: 'Done' }).click();
  const ask = () =>
    fetch(`${demo.server.origin}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: '{"query":"{ viewer { email } }"}',
    });
  expect(await (await ask()).json()).toEqual({ data: { viewer: { email: EMAIL } } });
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('No tokens yet.').waitFor();
  expect((await ask()).status).toBe(401);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an assistant is let in by signing in, calls a tool, and is disconnected', async () => {
  // The address of a server that is told none.
  const origin = demo.server.origin.replace('127.0.0.1', 'localhost');
  const replies = createServer((_request, reply) => reply.end('Here is the assistant'));
  replies.listen(0, '127.0.0.1');
  await once(replies, 'listening');
  const { port } = replies.address() as AddressInfo;
  const assistant = new Assistant(`http://127.0.0.1:${port}/callback`);
  expect(await assistant.connect(origin)).toBeNull();
  const { page, errors } = await openPage(demo.browser);
  await page.goto(assistant.sentTo?.href ?? '');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Connect “Official client”?' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByText('Here is the assistant').waitFor();
  await assistant.finish(origin, new URL(page.url()));
  const client = await assistant.connect(origin);
  if (!client) return expect.unreachable();
  expect((await callTool(client, 'whoami')).error).toBeNull();

  await page.goto(`${origin}/dashboard/settings/api`);
  const apps = page.getByRole('region', { name: 'Connected apps' });
  await apps.getByText('Official client').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await apps.getByRole('button', { name: 'Disconnect Official client' }).click();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await apps.getByText('No connected apps.').waitFor();
  await expect(callTool(client, 'whoami')).rejects.toThrow();
  expect(errors).toEqual([]);
  await page.context().close();
  replies.close();
});

test('the data is downloaded, and then the account is deleted for good', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/settings/data', { acceptDownloads: true });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download answers.jsonl' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('sightline-answers.jsonl');
  const [line = ''] = (await readFile(await file.path(), 'utf8')).split('\n', 1);
  expect(JSON.parse(line)).toMatchObject({ simulated: true, status: expect.any(String) });
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel(`Type ${EMAIL} to confirm`).fill(EMAIL);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL('**/logout');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Invalid login credentials').waitFor();
  // Chromium logs each refused request: the sign-out of an account that is gone, and the sign-in.
  expect(errors.filter((error) => !/status of 40[03]/.test(error))).toEqual([]);
  await page.context().close();
});
