import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft } from './draft.ts';
import type { WizardValues } from './wizard-values.ts';

/** Keeps what is typed as it is typed, and takes back what was said against a field that is changed. */
export function useDraft({ subscribe, clearErrors }: UseFormReturn<WizardValues>) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name, values }) {
          if (name) clearErrors(name as keyof WizardValues);
          keepDraft(values);
        },
      }),
    [subscribe, clearErrors],
  );
}
