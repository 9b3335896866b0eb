import type { Browser, BrowserContextOptions } from 'playwright-core';

/**
 * Milliseconds from the dashboard to what ChatGPT said yesterday: one click on its answers, one choice of the day, and
 * the answers stand.
 */
export async function timeTwoClicks(
  browser: Browser,
  origin: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<number> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/dashboard`);
    const link = page.getByRole('main').getByRole('link', { name: /Open the usable answers of ChatGPT/ });
    await link.waitFor();
    const began = performance.now();
    await link.click();
    await page.getByRole('combobox', { name: 'Days' }).selectOption({ label: 'Yesterday' });
    await page.waitForURL((url) => url.searchParams.has('from'));
    await page.getByText(/^\d+ answers?, newest first$/).waitFor();
    return performance.now() - began;
  } finally {
    await context.close();
  }
}
