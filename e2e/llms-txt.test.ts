import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, startSiteServer } from '../server/testing/site-server.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

const text = (body: string) => ({ body, headers: { 'content-type': 'text/plain' } });
const LLMS = `# Ostrellio

> Software for product teams.

## Docs

- [API](https://ostrellio.example/api): Keys and quotas
- [Gone](https://ostrellio.example/gone)
- https://ostrellio.example/bare
`;

let site: SiteServer;
let demo: DemoInstallation;
beforeAll(async () => {
  site = await startSiteServer([
    ['ostrellio.example/robots.txt', text('User-agent: *\nDisallow: /cart\n')],
    ['ostrellio.example/llms.txt', text(LLMS)],
    ['ostrellio.example/api', '<html><head><meta name="robots" content="noindex"></head></html>'],
  ]);
  demo = await startDemo({ PAGE_MIRROR: site.mirror });
});
afterAll(async () => {
  await demo.stop();
  await site.close();
});

test('read the files of the site, see their defects and links, and propose a robots.txt', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/action/llms-txt');
  await page.getByRole('tab', { name: 'On your site' }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  const llms = page.getByRole('group', { name: 'llms.txt', exact: true });
  await llms.getByText('1 finding', { exact: false }).waitFor();
  const findings = page.getByRole('table', { name: 'Findings in llms.txt' });
  await findings.getByRole('row').filter({ hasText: 'The URL has no name.' }).getByText('9').waitFor();
  const download = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Findings in llms.txt (1)' })
    .getByRole('button', { name: 'CSV' })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('llms-txt-findings.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('9,Error,link-bare,');

  await page.getByRole('button', { name: 'Check links' }).click();
  const links = page.getByRole('table', { name: 'Links of llms.txt' });
  await links.getByRole('row').filter({ hasText: 'Gone' }).getByText('Not found').waitFor();
  await links.getByRole('row').filter({ hasText: 'API' }).getByText('noindex', { exact: false }).waitFor();

  await page.getByRole('tab', { name: 'AI bots in robots.txt' }).click();
  await page.getByRole('group', { name: 'GPTBot' }).getByRole('button', { name: 'Closed' }).click();
  await page.getByRole('button', { name: 'Propose robots.txt' }).click();
  const changes = page.getByRole('region', { name: 'Changes to robots.txt' });
  await changes.getByText('User-agent: GPTBot').waitFor();
  await changes.getByText('Added: Disallow: /').waitFor();

  await page.getByRole('tab', { name: 'Editor' }).click();
  const editor = page.getByRole('textbox', { name: 'Text of llms.txt' });
  await expect.poll(() => editor.inputValue()).toBe(LLMS);
  await editor.fill('# Ostrellio\n\n> Ours.\n');
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect.poll(() => editor.inputValue()).toBe('# Ostrellio\n\n> Ours.\n');
  await page.getByText('No defect was found in the text above.').waitFor();
  expect(errors).toEqual([]);
  expect([...site.agents].every((agent) => agent.startsWith('Sightline/'))).toBe(true);
});
