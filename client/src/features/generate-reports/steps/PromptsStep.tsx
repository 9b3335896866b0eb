import { Stack } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { StepFrame } from '../wizard/StepFrame.tsx';
import { useWizard } from '../wizard/use-wizard.ts';
import { LIMITS, type WizardValues } from '../wizard/wizard-values.ts';
import { BasisNote } from './BasisNote.tsx';
import { RowList } from './RowList.tsx';

const kindOf = (index: number) => (index < LIMITS.genericPrompts ? 'Generic' : 'Brand-specific');

/** What the platforms will be asked, word for word. */
export function PromptsStep() {
  const { getValues, trigger } = useFormContext<WizardValues>();
  const { goOn } = useWizard();
  const company = getValues('companyName').trim();
  return (
    <StepFrame
      about={`They are asked exactly as they stand here. Generic ones show whether ${company} comes up by itself; brand-specific ones show what is said of it.`}
      waiting={null}
      onSubmit={async () => {
        if (await trigger('prompts', { shouldFocus: true })) goOn(false);
      }}
    >
      <Stack gap="4">
        <BasisNote of="prompts" />
        <RowList
          name="prompts"
          one="Prompt"
          most={LIMITS.prompts}
          longest={LIMITS.prompt}
          long
          labelledBy="wizard-step"
          kindOf={kindOf}
          // The first ones keep their places, which say what kind they are; they can be emptied.
          removable={(index) => index >= LIMITS.promptSlots}
        />
      </Stack>
    </StepFrame>
  );
}
