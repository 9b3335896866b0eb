import { Stack } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useWizard } from '../wizard/use-wizard.ts';
import { WizardStep } from '../wizard/WizardStep.tsx';
import { LIMITS, type WizardValues } from '../wizard/wizard-values.ts';
import { RowList } from './RowList.tsx';
import { BasisNote } from './SuggestionNotes.tsx';

/** The prompts that the platforms are asked. */
export function PromptsStep() {
  const { getValues } = useFormContext<WizardValues>();
  const { goToNext } = useWizard();
  const company = getValues('companyName').trim();
  return (
    <WizardStep
      description={`AI platforms get exactly these prompts. Generic ones show whether ${company} is named unprompted; brand-specific ones show what is said about it.`}
      busyLabel={null}
      onSubmit={() => goToNext(false)}
    >
      <Stack gap="4">
        <BasisNote step="prompts" />
        <RowList
          name="prompts"
          rowName="Prompt"
          maxRows={LIMITS.prompts}
          maxLength={LIMITS.prompt}
          multiline
          getKind={(index) => (index < LIMITS.genericPrompts ? 'Generic' : 'Brand-specific')}
          // The first rows keep their positions, which decide their kind; they can be emptied.
          isRemovable={(index) => index >= LIMITS.promptSlots}
        />
      </Stack>
    </WizardStep>
  );
}
