import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { BudgetFields } from '../../panels/collection/BudgetFields.tsx';
import { ScheduleFields } from '../../panels/collection/ScheduleFields.tsx';
import { useCollectionForm } from '../../panels/collection/use-collection-form.ts';
import type { SetUpQuery } from './SetupScreen.generated.ts';
import { SetupStep } from './SetupStep.tsx';
import { useStep } from './use-step.ts';

/** When runs start by themselves, and the most they may cost. */
export function ScheduleStep({ data: { collectionSettings } }: { data: SetUpQuery }) {
  const [saved] = useState(collectionSettings);
  const navigation = useStep('schedule');
  return (
    <SetupStep
      navigation={navigation}
      saving={useCollectionForm(saved, navigation.onSaved)}
      description="Collect every day or only when you start a run, and limit what a month may cost."
    >
      <Stack gap="6">
        <ScheduleFields nextRun={saved.nextRun} />
        <Box borderTopWidth="1px" pt="6">
          <BudgetFields spent={saved.spentThisMonth} />
        </Box>
      </Stack>
    </SetupStep>
  );
}
