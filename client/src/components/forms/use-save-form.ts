import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { saidOf } from '../../apollo/said.ts';

/** An error of the server; `field` is null when it belongs to no field of the form. */
export interface SaveError<TValues extends FieldValues> {
  field: FieldPath<TValues> | null;
  message: string;
}

interface SaveFormOptions<TValues extends FieldValues> {
  /** @returns the server's errors; empty once the values are saved */
  save: (values: TValues) => Promise<readonly SaveError<TValues>[]>;
  /** What is shown when saving fails and the server gives no reason. */
  failure?: string;
  /** Called after every failed attempt, once errors are at their fields; it moves the focus itself. */
  onInvalid?: () => void;
}

const INVALID = 'Nothing was saved: some fields need another look.';
const FAILURE = 'The changes could not be saved. They are still here; please try again.';

/**
 * Saves a form and holds on to what was entered until it is saved. Errors of fields appear at the fields. `problem`
 * says why the form as a whole was not saved, until a value changes.
 */
export function useSaveForm<TValues extends FieldValues>(
  form: UseFormReturn<TValues>,
  { save, failure = FAILURE, onInvalid }: SaveFormOptions<TValues>,
) {
  const { subscribe, setError, handleSubmit, reset } = form;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setProblem(null) }), [subscribe]);

  function fail(message: string) {
    setProblem(message);
    onInvalid?.();
  }

  const submit = handleSubmit(
    async (values) => {
      setProblem(null);
      try {
        const errors = await save(values);
        for (const { field, message } of errors) {
          if (field) setError(field, { message }, { shouldFocus: !onInvalid });
        }
        if (errors.length > 0) fail(errors.find(({ field }) => !field)?.message ?? INVALID);
      } catch (error) {
        fail(saidOf(error, failure));
      }
    },
    () => fail(INVALID),
  );

  function discard() {
    setProblem(null);
    reset();
  }

  return { submit, problem, discard };
}
