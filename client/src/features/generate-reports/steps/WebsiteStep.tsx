import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../components/forms/FormField.tsx';
import { useProposals } from '../proposals/use-proposals.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { WizardStep } from '../wizard/WizardStep.tsx';
import { LIMITS, type WizardValues } from '../wizard/wizard-values.ts';

/** The company's website, which may be left out. */
export function WebsiteStep() {
  const { control, register, getValues, formState } = useFormContext<WizardValues>();
  const { goToNext } = useWizard();
  const proposals = useProposals('competitors', goToNext);
  const proposal = useWatch({ control, name: 'proposals.website' });
  const website = useWatch({ control, name: 'website' });
  const [proposed] = proposal?.texts ?? [];
  const help =
    proposed && proposed === website.trim()
      ? 'Proposed from our catalogue: please check'
      : proposal?.fetched && !proposed
        ? `We do not know the website of ${getValues('companyName').trim()}. Enter it, or go on without.`
        : 'Leave it empty if there is none.';
  return (
    <WizardStep
      description="It tells us which pages are yours, and what business you are in."
      busyLabel={proposals.busyLabel}
      onSkip={proposals.skip}
      onSubmit={() => proposals.fetch()}
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
