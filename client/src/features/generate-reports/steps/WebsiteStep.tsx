import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../components/forms/FormField.tsx';
import { useProposals } from '../proposals/use-proposals.ts';
import { StepFrame } from '../wizard/StepFrame.tsx';
import { WAITING } from '../wizard/steps.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { LIMITS, type WizardValues } from '../wizard/wizard-values.ts';

/** The company's site, which need not be given. */
export function WebsiteStep() {
  const { control, register, trigger, getValues, formState } = useFormContext<WizardValues>();
  const { goOn } = useWizard();
  const { busy, fetch, goWithout } = useProposals('competitors', goOn);
  const proposal = useWatch({ control, name: 'proposals.website' });
  const website = useWatch({ control, name: 'website' });
  const [proposed] = proposal?.texts ?? [];
  const help =
    proposed && proposed === website.trim()
      ? 'Proposed from our catalogue: please check'
      : proposal?.given && !proposed
        ? `We do not know the website of ${getValues('companyName').trim()}. Enter it, or go on without.`
        : 'Leave it empty if there is none.';
  return (
    <StepFrame
      about="It tells us which pages are yours, and what business you are in."
      waiting={busy ? WAITING.competitors : null}
      onGoWithout={goWithout}
      onSubmit={async () => {
        if (await trigger('website', { shouldFocus: true })) await fetch();
      }}
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
    </StepFrame>
  );
}
