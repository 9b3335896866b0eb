import { useFormContext } from 'react-hook-form';
import { filled, type Listed, toRows, type WizardValues } from '../wizard/wizard-values.ts';

/** Takes blank and repeated rows out of a list; one blank row stays of a list that is empty. */
export function useTidyRows(name: Exclude<Listed, 'prompts'>) {
  const { getValues, setValue } = useFormContext<WizardValues>();
  return () => {
    const rows = getValues(name);
    const texts = filled(rows);
    if (texts.length !== rows.length) setValue(name, toRows(texts, 1));
  };
}
