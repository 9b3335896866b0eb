import { Stack } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../components/forms/FormField.tsx';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { WizardStep } from '../wizard/WizardStep.tsx';
import { EMAIL_TITLE, LIMITS, type WizardValues } from '../wizard/wizard-values.ts';

/** The company that the report is about, and the address that it is sent to. */
export function CompanyStep() {
  const { control, register, formState } = useFormContext<WizardValues>();
  const { goToNext } = useWizard();
  const suggestions = useSuggestions('website', goToNext);
  const required = useWatch({ control, name: ['email', 'companyName'] });
  const { errors } = formState;
  return (
    <WizardStep
      description="The company the report is about, and where to send it."
      busyLabel={suggestions.busyLabel}
      disabled={required.some((text) => text.trim() === '')}
      onSkip={suggestions.skip}
      onSubmit={() => suggestions.fetch()}
    >
      <Stack gap="4">
        <FormField
          label="Email"
          type="email"
          autoComplete="email"
          required
          pattern="[^\s@]+@[^\s@]+\.[^\s@]+"
          title={EMAIL_TITLE}
          maxLength={LIMITS.email}
          placeholder="you@company.com"
          help="We send the report there, and nothing else."
          field={register('email')}
          error={errors.email?.message}
        />
        <FormField
          label="Company name"
          autoComplete="organization"
          required
          maxLength={LIMITS.name}
          placeholder="As people write it"
          field={register('companyName')}
          error={errors.companyName?.message}
        />
      </Stack>
    </WizardStep>
  );
}
