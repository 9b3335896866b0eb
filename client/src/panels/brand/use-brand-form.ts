import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSaveForm } from '../../components/forms/use-save-form.ts';
import { useOnChange } from '../../use-on-change.ts';
import { type BrandForm_ViewerFragment, useSaveBrandMutation } from './BrandForm.generated.ts';
import { brandComparison } from './brand-comparison.ts';
import {
  type BrandValues,
  brandSchema,
  fieldOf,
  firstErrorField,
  toInput,
  toValues,
} from './brand-values.ts';

/** The form of the brand and its competitors. */
export function useBrandForm(tracked: BrandForm_ViewerFragment, onSaved: () => void) {
  const [saveBrand] = useSaveBrandMutation();
  const [failures, setFailures] = useState(0);
  const form = useForm<BrandValues>({
    resolver: zodResolver(brandSchema),
    defaultValues: toValues(tracked),
    // The field may be in a row that is still folded; the effect below focuses it.
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  const saving = useSaveForm(form, {
    version: tracked.companiesVersion,
    comparison: brandComparison,
    async save(values, version) {
      const { data } = await saveBrand({ variables: { input: { ...toInput(values), version } } });
      if (!data) throw new Error('The reply is empty');
      const { errors: refused, conflict, viewer } = data.saveBrand;
      const current = { values: toValues(viewer), version: viewer.companiesVersion };
      if (conflict) return { status: 'conflict', ...current };
      if (refused.length === 0) return { status: 'saved', ...current };
      return {
        status: 'refused',
        errors: refused.map(({ field, message }) => ({ field: fieldOf(field), message })),
      };
    },
    onSaved,
    onInvalid: () => setFailures((count) => count + 1),
  });

  // Rows with an error unfold when they render; only then is there a field to focus.
  useOnChange(failures, () => {
    const field = firstErrorField(errors);
    if (field) form.setFocus(field);
  });

  /** Adds a competitor that was saved elsewhere on the page; unsaved changes stay. */
  function addSaved(viewer: BrandForm_ViewerFragment) {
    const values = toValues(viewer);
    const mine = form.getValues();
    const known = new Set(mine.competitors.map(({ companyId }) => companyId));
    const added = values.competitors.filter(({ companyId }) => !known.has(companyId));
    saving.rebase(
      { values, version: viewer.companiesVersion },
      form.formState.isDirty ? { ...mine, competitors: [...mine.competitors, ...added] } : values,
    );
  }

  return { form, addSaved, ...saving };
}
