import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSaveForm } from '../../components/forms/use-save-form.ts';
import {
  type CollectionForm_SettingsFragment,
  useSaveCollectionSettingsMutation,
} from './CollectionForm.generated.ts';
import { createComparison } from './collection-comparison.ts';
import { type CollectionValues, collectionSchema, fieldOf, toInput, toValues } from './collection-values.ts';
import { usePlatformPickerQuery } from './PlatformPicker.generated.ts';

/** The form of an account's collection settings. */
export function useCollectionForm(settings: CollectionForm_SettingsFragment, onSaved: () => void) {
  const [saveSettings] = useSaveCollectionSettingsMutation();
  const form = useForm<CollectionValues>({
    resolver: zodResolver(collectionSchema),
    defaultValues: toValues(settings),
  });
  const { data: known } = usePlatformPickerQuery({ fetchPolicy: 'cache-only' });
  const saving = useSaveForm(form, {
    version: settings.version,
    comparison: createComparison((key) => known?.platforms.find((each) => each.key === key)?.name ?? key),
    async save(values, version) {
      const { data } = await saveSettings({ variables: { input: { ...toInput(values), version } } });
      if (!data) throw new Error('The reply is empty');
      const { errors, conflict, settings: current } = data.saveCollectionSettings;
      const saved = { values: toValues(current), version: current.version };
      if (conflict) return { status: 'conflict', ...saved };
      if (errors.length === 0) return { status: 'saved', ...saved };
      return {
        status: 'refused',
        errors: errors.map(({ field, message }) => ({ field: fieldOf(field), message })),
      };
    },
    onSaved,
  });
  return { form, ...saving };
}
