import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useProblem } from '../../components/forms/use-problem.ts';
import {
  type CollectionForm_SettingsFragment,
  useSaveCollectionSettingsMutation,
} from './CollectionForm.generated.ts';
import { type CollectionValues, collectionSchema } from './collection-schema.ts';
import { fieldOf, toInput, toValues } from './collection-values.ts';

/** How an account collects: what was chosen stays until it is saved, whatever goes wrong. */
export function useCollectionForm(settings: CollectionForm_SettingsFragment, onSaved: () => void) {
  const [save] = useSaveCollectionSettingsMutation();
  const form = useForm<CollectionValues>({
    resolver: zodResolver(collectionSchema),
    defaultValues: toValues(settings),
  });
  const [problem, setProblem] = useProblem(form);

  async function send(values: CollectionValues) {
    const { data } = await save({ variables: { input: toInput(values) } });
    if (!data) throw new Error('The reply is empty');
    const { errors, settings: saved } = data.saveCollectionSettings;
    if (errors.length === 0) {
      form.reset(toValues(saved));
      onSaved();
      return;
    }
    const nowhere = errors.filter(({ field, message }) => {
      const at = fieldOf(field);
      if (at) form.setError(at, { message }, { shouldFocus: true });
      return !at;
    });
    setProblem(nowhere[0]?.message ?? NOT_SAVED);
  }

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(null);
      try {
        await send(values);
      } catch {
        setProblem('The changes could not be saved. They are still here; please try again.');
      }
    },
    () => setProblem(NOT_SAVED),
  );

  function discard() {
    setProblem(null);
    form.reset();
  }

  return { form, submit, problem, discard };
}

const NOT_SAVED = 'Nothing was saved: some fields need another look.';
