import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { BudgetFields } from '../../panels/collection/BudgetFields.tsx';
import { ScheduleFields } from '../../panels/collection/ScheduleFields.tsx';
import { useCollectionForm } from '../../panels/collection/use-collection-form.ts';
import type { SetUpQuery } from './SetupScreen.generated.ts';
import { StepFrame } from './StepFrame.tsx';
import { useDraft } from './use-draft.ts';
import { useStepExit } from './use-step-exit.ts';

/** When platforms are asked by themselves, and the most it may cost. */
export function ScheduleStep({ data: { collectionSettings } }: { data: SetUpQuery }) {
  const [saved] = useState(collectionSettings);
  const { leave, goBack, goOn } = useStepExit('schedule');
  const { form, submit, problem } = useCollectionForm(saved, () => {
    forget();
    leave();
  });
  const forget = useDraft('schedule', form);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <StepFrame
        step="schedule"
        about="Fresh numbers every day, or only when you ask for them, and the most that a month may cost."
        busy={isSubmitting}
        problem={problem}
        onBack={() => goBack(isDirty ? submit : null)}
        onSubmit={(event) => {
          goOn();
          submit(event as Parameters<typeof submit>[0]);
        }}
      >
        <Stack gap="6">
          <ScheduleFields nextRun={saved.nextRun} />
          <Box borderTopWidth="1px" pt="6">
            <BudgetFields spent={saved.spentThisMonth} />
          </Box>
        </Stack>
      </StepFrame>
    </FormProvider>
  );
}
