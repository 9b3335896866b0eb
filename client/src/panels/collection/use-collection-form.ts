import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSaveForm } from '../../components/forms/use-save-form.ts';
import {
  type CollectionForm_SettingsFragment,
  useSaveCollectionSettingsMutation,
} from './CollectionForm.generated.ts';
import { type CollectionValues, collectionSchema, fieldOf, toInput, toValues } from './collection-values.ts';

/** The form of an account's collection settings. */
export function useCollectionForm(settings: CollectionForm_SettingsFragment, onSaved: () => void) {
  const [saveSettings] = useSaveCollectionSettingsMutation();
  const form = useForm<CollectionValues>({
    resolver: zodResolver(collectionSchema),
    defaultValues: toValues(settings),
  });
  const saving = useSaveForm(form, {
    async save(values) {
      const { data } = await saveSettings({ variables: { input: toInput(values) } });
      if (!data) throw new Error('The reply is empty');
      const { errors, settings: saved } = data.saveCollectionSettings;
      if (errors.length === 0) {
        form.reset(toValues(saved));
        onSaved();
      }
      return errors.map(({ field, message }) => ({ field: fieldOf(field), message }));
    },
  });
  return { form, ...saving };
}
