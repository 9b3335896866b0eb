import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../components/forms/FormField.tsx';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { WizardStep } from '../wizard/WizardStep.tsx';
import { LIMITS, type WizardValues } from '../wizard/wizard-values.ts';

/** The company's website, which may be left out. */
export function WebsiteStep() {
  const { control, register, getValues, formState } = useFormContext<WizardValues>();
  const { goToNext } = useWizard();
  const suggestions = useSuggestions('competitors', goToNext);
  const suggestion = useWatch({ control, name: 'suggestions.website' });
  const website = useWatch({ control, name: 'website' });
  const [suggested] = suggestion?.texts ?? [];
  const help =
    suggested && suggested === website.trim()
      ? 'Suggested from our catalogue: please check'
      : suggestion?.fetched && !suggested
        ? `We do not know the website of ${getValues('companyName').trim()}. Enter it, or continue without.`
        : 'Leave it empty if there is none.';
  return (
    <WizardStep
      description="It tells us which pages are yours, and what business you are in."
      busyLabel={suggestions.busyLabel}
      onSkip={suggestions.skip}
      onSubmit={() => suggestions.fetch()}
    >
      <FormField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        maxLength={LIMITS.website}
        placeholder="https://www.example.com"
        help={help}
        field={register('website')}
        error={formState.errors.website?.message}
      />
    </WizardStep>
  );
}
