import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { EMPTY, isEmpty, LIMITS, type WizardValues, wizardSchema } from './wizard-values.ts';

/** In session storage only: the computer may be shared. */
const STORAGE_KEY = 'sightline-report-wizard';
/** Raise it when the shape of the stored values changes; other versions are ignored. */
const VERSION = 3;

const text = z.string().check(z.maxLength(LIMITS.website));
const rows = (max: number) => z.array(z.object({ text })).check(z.maxLength(max));

/** A draft may be incomplete, so only its shape and size are checked. */
const draftSchema = z.object({
  version: z.literal(VERSION),
  values: z.extend(wizardSchema, {
    email: text,
    companyName: text,
    website: text,
    competitors: rows(LIMITS.competitors),
    searchTopics: rows(LIMITS.searchTopics),
    prompts: rows(LIMITS.prompts),
  }),
});

/** The values before a reload; an empty wizard when there is no valid draft. */
export function readDraft(): WizardValues {
  try {
    const draft = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    if (draft.success) return draft.data.values;
  } catch {
    // Storage is blocked, or the draft is not JSON.
  }
  clearDraft();
  return EMPTY;
}

/** Stores a draft; storage errors are ignored. */
export function writeDraft(values: WizardValues): void {
  try {
    if (!isEmpty(values)) {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, values }));
      return;
    }
  } catch {
    // Storage is full or blocked; an older draft must not stay.
  }
  clearDraft();
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage holds no draft.
  }
}

/** Stores the draft with every change, and clears the error of a field that changes. */
export function useDraft({ subscribe, clearErrors }: UseFormReturn<WizardValues>) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name, values }) {
          if (name) clearErrors(name as keyof WizardValues);
          writeDraft(values);
        },
      }),
    [subscribe, clearErrors],
  );
}
