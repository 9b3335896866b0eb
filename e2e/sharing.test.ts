import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('sharing: a link shows the dashboard without a sign-in, is counted, and ends at once when it is revoked', async () => {
  const { page: owner, errors } = await demo.openAs('brand', '/dashboard?days=30');
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  await owner.getByRole('button', { name: 'Make and copy link' }).click();
  const link = await owner.getByLabel('The link itself').textContent();
  expect(await seriousFindings(owner)).toEqual([]);

  const visitor = await openPage(demo.browser, { viewport: { width: 390, height: 844 } });
  // The link names the server's own address; the tests use another.
  const address = demo.server.origin + new URL(link ?? '').pathname;
  const reply = await visitor.page.goto(address);
  expect(reply?.headers()['x-robots-tag']).toContain('noindex');
  expect(reply?.headers()['referrer-policy']).toBe('no-referrer');
  await visitor.page.getByRole('region', { name: 'Brand Visibility' }).waitFor();
  await visitor.page.getByText(/^Shared by .* until /).waitFor();
  expect(await visitor.page.getByRole('link', { name: 'Prompts' }).count()).toBe(0);
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  expect(visitor.errors).toEqual([]);

  await owner.goto(`${demo.server.origin}/dashboard/settings/sharing`);
  await owner.getByText(/Opened 1 time/).waitFor();
  await owner.getByRole('button', { name: /^Revoke / }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await owner.getByText('Revoked', { exact: true }).waitFor();
  expect(await seriousFindings(owner)).toEqual([]);
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  expect(await visitor.page.getByRole('region', { name: 'Brand Visibility' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('sharing: a head to head, what changed and a prompt are shared in two clicks, and shown without answers', async () => {
  const { page: owner, errors } = await demo.openAs('brand', '/dashboard/what-changed');
  const visitor = await openPage(demo.browser, { viewport: { width: 390, height: 844 } });
  const share = async () => {
    await owner.getByRole('button', { name: 'Share', exact: true }).click();
    await owner.getByRole('button', { name: 'Make and copy link' }).click();
    const link = await owner.getByLabel('The link itself').textContent();
    await owner.getByRole('button', { name: 'Done' }).click();
    await visitor.page.goto(demo.server.origin + new URL(link ?? '').pathname);
  };
  const isClean = async () => {
    await visitor.page.getByRole('button', { name: /^Asked by API/ }).waitFor();
    expect(await visitor.page.locator('a[href^="/dashboard"]').count()).toBe(0);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await seriousFindings(visitor.page)).toEqual([]);
  };

  await share();
  await visitor.page.getByRole('heading', { name: /: What changed$/ }).waitFor();
  await visitor.page.getByRole('list', { name: 'Platforms' }).getByRole('button').first().click();
  await visitor.page.getByText(/^Before: /).waitFor();
  await isClean();

  await owner.getByRole('list', { name: 'Prompts' }).getByRole('button').first().click();
  await owner.getByRole('link', { name: 'Open the prompt’s page' }).click();
  await share();
  await visitor.page.getByRole('region', { name: 'Who is named' }).waitFor();
  expect(await visitor.page.getByRole('region', { name: 'Latest answers' }).count()).toBe(0);
  await isClean();

  await owner
    .getByTitle(/^Compare with /)
    .first()
    .click();
  await share();
  await visitor.page.getByRole('table', { name: /in numbers$/ }).waitFor();
  await isClean();
  expect([...errors, ...visitor.errors]).toEqual([]);
});
