import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { chartsDrawn, visit } from './visit.ts';

type State = BrowserContextOptions['storageState'];

interface Screen {
  path: string;
  signedIn: boolean;
  until: (page: Page) => Promise<unknown>;
}

/** A heading or a button of the screen's own is there, and nothing more comes. */
const shows = (role: 'heading' | 'button', name: string) => async (page: Page) => {
  await page.getByRole(role, { name }).first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** Buttons come after the numbers, the number of notes after these. */
const showsNotes = async (page: Page) => {
  await page.getByRole('button', { name: /^\d+ notes?$/ }).waitFor();
  await page.waitForLoadState('networkidle');
};

const SCREENS: readonly Screen[] = [
  { path: '/auth', signedIn: false, until: shows('button', 'Sign In') },
  { path: '/generate-reports', signedIn: false, until: shows('button', 'Next') },
  {
    path: '/dashboard',
    signedIn: true,
    until: async (page) => {
      await chartsDrawn(page);
      await showsNotes(page);
    },
  },
  {
    path: '/dashboard/topics/api',
    signedIn: true,
    until: async (page) => {
      await shows('heading', 'Sentiment Trend')(page);
      await showsNotes(page);
    },
  },
  { path: '/dashboard/prompts', signedIn: true, until: shows('heading', 'Prompts') },
];

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Prints the sum of layout shifts of one slow visit to each screen. */
export async function measureShifts(browser: Browser, origin: string, state: State): Promise<void> {
  for (const { path, signedIn, until } of SCREENS) {
    for (const viewport of VIEWPORTS) {
      const context = { viewport, ...(signedIn ? { storageState: state } : {}) };
      const { shift, moved } = await visit(browser, origin + path, { context, until });
      console.log(`Layout shift of ${path} at ${viewport.width} px | ${shift.toFixed(4)} | 0 |`);
      for (const each of moved) console.log(`  ${each}`);
    }
  }
}
