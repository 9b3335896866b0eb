import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropEntry, keepEntry, readEntry } from '../../auth/kept-entries.ts';
import { useSession } from '../../auth/SessionProvider.tsx';
import type { Step } from './steps.ts';

interface Draft<TValues> {
  /** What was saved when the draft was begun; a later change elsewhere makes it void. */
  saved: string;
  values: TValues;
}

/**
 * Keeps what is typed in a step for as long as the tab is open, so that going elsewhere and coming back finds it.
 * @param form its default values are what is saved
 * @returns forgets it, once it is saved
 */
export function useDraft<TValues extends FieldValues>(step: Step, form: UseFormReturn<TValues>): () => void {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.session.user.id : '';
  const name = `set-up:${step}`;
  const saved = useRef(JSON.stringify(form.formState.defaultValues));

  useEffect(() => {
    const draft = readEntry(userId, name) as Draft<TValues> | undefined;
    if (draft?.saved === saved.current) form.reset(draft.values, { keepDefaultValues: true });
    else dropEntry(userId, name);
    const watching = form.watch((values) =>
      keepEntry(userId, name, { saved: saved.current, values: values as TValues } satisfies Draft<TValues>),
    );
    return () => watching.unsubscribe();
  }, [userId, name, form]);

  return () => dropEntry(userId, name);
}
