import * as z from 'zod/mini';
import { isEmpty } from '../proposals/proposals.ts';
import { EMPTY, LIMITS, type WizardValues, wizardSchema } from './wizard-values.ts';

/** In the tab alone: the machine may be shared. */
const STORAGE_KEY = 'sightline-report-wizard';
/** Raised when what is kept changes its form; what older pages kept is then not read. */
const VERSION = 1;

const text = (most: number) => z.string().check(z.maxLength(most));
const rows = (most: number) => z.array(z.object({ text: text(LIMITS.website) })).check(z.maxLength(most));

/** What was typed may be unfinished, so only its form and size are checked. */
const draftSchema = z.object({
  version: z.literal(VERSION),
  values: z.extend(wizardSchema, {
    email: text(LIMITS.website),
    companyName: text(LIMITS.website),
    website: text(LIMITS.website),
    competitors: rows(LIMITS.competitors),
    searchTopics: rows(LIMITS.searchTopics),
    prompts: rows(LIMITS.prompts),
  }),
});

/** What was typed before the page was loaded anew; an empty wizard when there is nothing good. */
export function readDraft(): WizardValues {
  try {
    const draft = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    if (draft.success) return draft.data.values;
  } catch {
    // Blocked storage, or not JSON.
  }
  dropDraft();
  return EMPTY;
}

/** Keeps what is typed until the tab is closed. Full or blocked storage is no failure: it is then not kept. */
export function keepDraft(values: WizardValues): void {
  if (isEmpty(values)) {
    dropDraft();
    return;
  }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, values }));
  } catch {
    dropDraft();
  }
}

/** Forgets it. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked, so there is nothing in it.
  }
}
