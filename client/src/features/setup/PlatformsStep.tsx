import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { AskingFields } from '../../panels/collection/AskingFields.tsx';
import { PlatformPicker } from '../../panels/collection/PlatformPicker.tsx';
import { useCollectionForm } from '../../panels/collection/use-collection-form.ts';
import type { SetUpQuery } from './SetupScreen.generated.ts';
import { StepFrame } from './StepFrame.tsx';
import { useDraft } from './use-draft.ts';
import { useStepExit } from './use-step-exit.ts';

/** Which platforms are asked, how often and from where. */
export function PlatformsStep({ data: { collectionSettings } }: { data: SetUpQuery }) {
  const [saved] = useState(collectionSettings);
  const { leave, goBack, goOn } = useStepExit('platforms');
  const { form, submit, problem } = useCollectionForm(saved, () => {
    forget();
    leave();
  });
  const forget = useDraft('platforms', form);
  const { isDirty, isSubmitting } = form.formState;

  function save() {
    goOn();
    if (form.getValues('platforms').length > 0) return submit();
    form.setError('platforms', {
      message: 'Choose at least one. The simulator will do to see how it works.',
    });
    form.setFocus('platforms');
  }

  return (
    <FormProvider {...form}>
      <StepFrame
        step="platforms"
        about="Each platform is asked every prompt. What a run costs is told before it starts."
        busy={isSubmitting}
        problem={problem}
        onBack={() => goBack(isDirty ? submit : null)}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="6">
          <PlatformPicker />
          <AskingFields />
        </Stack>
      </StepFrame>
    </FormProvider>
  );
}
