import { Stack } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../components/forms/FormField.tsx';
import { useProposals } from '../proposals/use-proposals.ts';
import { StepFrame } from '../wizard/StepFrame.tsx';
import { WAITING } from '../wizard/steps.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { EMAIL_TITLE, LIMITS, type WizardValues } from '../wizard/wizard-values.ts';

/** Whom the report is of and where it goes. */
export function CompanyStep() {
  const { control, register, trigger, formState } = useFormContext<WizardValues>();
  const { goOn } = useWizard();
  const { busy, fetch, goWithout } = useProposals('website', goOn);
  const entered = useWatch({ control, name: ['email', 'companyName'] });
  const { errors } = formState;
  return (
    <StepFrame
      about="Whom the report is about, and where to send it."
      waiting={busy ? WAITING.website : null}
      disabled={entered.some((text) => text.trim() === '')}
      onGoWithout={goWithout}
      onSubmit={async () => {
        if (await trigger(['email', 'companyName'], { shouldFocus: true })) await fetch();
      }}
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
          help="The report is sent there, and nothing else."
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
    </StepFrame>
  );
}
