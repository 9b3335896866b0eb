import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkOfNewestMail, seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('people: an owner invites somebody, who joins as a viewer, looks and is removed', async () => {
  const { page: owner, errors } = await demo.openAs('brand', '/dashboard/settings/people');
  const form = owner.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Invite by e-mail').fill('fund@example.com');
  await form.getByRole('button', { name: 'Invite' }).click();
  const people = owner.getByRole('list', { name: 'People' });
  await people.getByText('Invited').waitFor();
  expect(await seriousFindings(owner)).toEqual([]);

  const { page: member } = await demo.openAs('fund', '/dashboard');
  const link = await linkOfNewestMail(
    member,
    demo.server.origin,
    /invitation to Sightline/,
    /\/invitations\//,
  );
  // The session is of the address that the tests use.
  await member.goto(demo.server.origin + new URL(link).pathname);
  await member.getByRole('button', { name: 'Join the account' }).click();
  await member.getByText(/you may look at it but not change it/).waitFor();
  await member.getByRole('region', { name: 'Brand Visibility' }).waitFor();
  await member.getByRole('link', { name: 'Settings' }).click();
  await member.getByRole('link', { name: 'Brand', exact: true }).click();
  await member.locator('fieldset:disabled').getByRole('textbox').first().waitFor();
  expect(await seriousFindings(member)).toEqual([]);

  // A screen that stayed open could find out by itself, and its message would be gone before it is looked for.
  const address = member.url();
  await member.goto('about:blank');
  await owner.reload();
  await people.getByText('fund@example.com').waitFor();
  await people.getByRole('button', { name: 'Remove fund@example.com' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await people.getByText('fund@example.com').waitFor({ state: 'detached' });
  await owner.reload();
  await owner.getByRole('list', { name: 'Changes' }).getByText('Removed a member').waitFor();
  await member.goto(address);
  await member.getByText('You have no access to that account any more. This is your own.').waitFor();
  await member.getByText(/you may look at it/).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('people: an analyst without a brand opens a brand’s account and goes back, at 390 px', async () => {
  const { page, errors } = await demo.openAs('analyst', '/dashboard', {
    viewport: { width: 390, height: 844 },
  });
  const brand = page.getByRole('list', { name: 'Accounts' }).getByRole('button').first();
  const name = await brand.locator('span').first().textContent();
  await brand.click();
  await page.getByText(`You are in the account of ${name}`).waitFor();
  await page.getByRole('region', { name: 'Brand Visibility' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Back to yours' }).click();
  await page.getByText('No brand is tracked yet').waitFor();
  expect(errors).toEqual([]);
});
