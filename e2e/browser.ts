import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Debian's builds of Chromium; the first draws nothing to a screen and needs a third less of the processor. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Pages of a journey end before V8's optimising compilers pay: they took a quarter of the browser's processor time. */
const WITHOUT_OPTIMISING = '--js-flags=--no-maglev,--no-turbofan';

/**
 * Starts Debian's Chromium without features that call out to the internet.
 * @param optimises whether scripts are compiled as in a user's browser, which a measurement needs
 */
export const openBrowser = ({ optimises = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? DEBIAN.find((path) => existsSync(path)) ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(optimises ? [] : [WITHOUT_OPTIMISING]),
    ],
  });

/** Milliseconds; ends a journey that hangs. */
const HANGS_AFTER_MS = 300_000;

/** Opens a page in a session of its own, without animations, which cost time, and collects what it logs as an error. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(HANGS_AFTER_MS);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

/** Signs in by the form. */
export async function signIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

/** Axe's serious and critical findings on the current page. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Legacy mode leaves out frames of other origins, of which there are none; it takes a quarter of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Opens the newest mail of the outbox with this subject and follows its link. */
export async function followNewestMail(page: Page, origin: string, subject: RegExp): Promise<void> {
  await page.goto(await linkOfNewestMail(page, origin, subject, /\/auth\/v1\/verify/));
}

/** The address of a link of the newest mail of the outbox with this subject. */
export async function linkOfNewestMail(
  page: Page,
  origin: string,
  subject: RegExp,
  address: RegExp,
): Promise<string> {
  await page.goto(`${origin}/outbox`);
  await page.getByRole('link', { name: subject }).first().click();
  const link = page.getByRole('link', { name: address }).first();
  return (await link.getAttribute('href')) ?? '';
}
