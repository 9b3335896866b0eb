import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { serverMessage } from '../../apollo/server-message.ts';
import type { Conflict } from '../dialogs/ConflictDialog.tsx';
import { type Comparison, findConflictFields } from './conflict.ts';

/** An error of the server; `field` is null when it belongs to no field of the form. */
export interface SaveError<TValues extends FieldValues> {
  field: FieldPath<TValues> | null;
  message: string;
}

/** The outcome of saving, with the values as the server has them now. */
export type SaveResult<TValues extends FieldValues> =
  | { status: 'saved'; values?: TValues; version?: string }
  | { status: 'refused'; errors: readonly SaveError<TValues>[] }
  | { status: 'conflict'; values: TValues; version: string };

interface SaveFormOptions<TValues extends FieldValues> {
  /** Version of the form's default values. */
  version?: string;
  /** How values are compared in a conflict; needed by a form with a version. */
  comparison?: Comparison<TValues>;
  save: (values: TValues, version: string | undefined) => Promise<SaveResult<TValues>>;
  onSaved: () => void;
  /** What is shown when saving fails and the server gives no reason. */
  failure?: string;
  /** Called after every failed attempt, once errors are at their fields; it moves the focus itself. */
  onInvalid?: () => void;
}

const INVALID = 'Nothing was saved: please correct the marked fields.';
const FAILURE = 'The changes could not be saved. They are still here; please try again.';
const CONFLICT = 'Nothing was saved: these settings have changed since you opened them.';

/**
 * Saves a form and holds on to what was entered until it is saved. Errors of fields appear at the fields. `problem`
 * says why the form as a whole was not saved, until a value changes; `conflict` asks which values to keep when someone
 * else has saved the form since it was opened.
 */
export function useSaveForm<TValues extends FieldValues>(
  form: UseFormReturn<TValues>,
  options: SaveFormOptions<TValues>,
) {
  const { failure = FAILURE, onInvalid, comparison } = options;
  const { subscribe, setError, handleSubmit, reset } = form;
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const version = useRef(options.version);
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setProblem(null) }), [subscribe]);

  function fail(message: string) {
    setProblem(message);
    onInvalid?.();
  }

  async function save(mine: TValues): Promise<void> {
    const result = await options.save(mine, version.current);
    if (result.status === 'saved') {
      version.current = result.version;
      if (result.values) reset(result.values);
      options.onSaved();
    } else if (result.status === 'refused') {
      for (const { field, message } of result.errors) {
        if (field) setError(field, { message }, { shouldFocus: !onInvalid });
      }
      fail(result.errors.find(({ field }) => !field)?.message ?? INVALID);
    } else if (comparison) {
      await handleConflict(comparison, mine, result);
    }
  }

  /** Continues from newer saved values, with what the form is to hold. */
  function rebase(current: { values: TValues; version: string }, values: TValues) {
    version.current = current.version;
    reset(current.values as DefaultValues<TValues>);
    reset(values, { keepDefaultValues: true });
  }

  async function handleConflict(
    { align = ({ mine }) => mine, merge, ...rest }: Comparison<TValues>,
    entered: TValues,
    current: { values: TValues; version: string },
  ): Promise<void> {
    const saved = current.values;
    const mine = align({ mine: entered, saved });
    const read = form.formState.defaultValues as TValues;
    const fields = findConflictFields({ merge, ...rest }, { read, mine, saved });
    const resolve = (keys: ReadonlySet<string>) => {
      const merged = merge({ mine, saved }, keys);
      rebase(current, merged);
      return merged;
    };
    // Someone else saved the values that this form has.
    if (fields.length === 0) return save(resolve(new Set()));
    setProblem(CONFLICT);
    setConflict({
      fields,
      onClose: () => setConflict(null),
      onResolve(keys) {
        setConflict(null);
        resolve(keys);
        submit();
      },
    });
  }

  const submit = handleSubmit(
    async (values) => {
      setProblem(null);
      try {
        await save(values);
      } catch (error) {
        fail(serverMessage(error, failure));
      }
    },
    () => fail(INVALID),
  );

  function discard() {
    setProblem(null);
    reset();
  }

  return { submit, problem, discard, conflict, rebase, readAt: () => version.current };
}
