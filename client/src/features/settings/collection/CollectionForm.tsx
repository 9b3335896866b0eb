import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { AskingFields } from '../../../panels/collection/AskingFields.tsx';
import { BudgetFields } from '../../../panels/collection/BudgetFields.tsx';
import type { CollectionForm_SettingsFragment } from '../../../panels/collection/CollectionForm.generated.ts';
import { JudgementFields } from '../../../panels/collection/JudgementFields.tsx';
import { PlatformPicker } from '../../../panels/collection/PlatformPicker.tsx';
import { ScheduleFields } from '../../../panels/collection/ScheduleFields.tsx';
import { useCollectionForm } from '../../../panels/collection/use-collection-form.ts';
import { paths } from '../../../paths.ts';
import { SaveBar } from '../SaveBar.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** Platforms, samples, schedule and budget, saved together. */
export function CollectionForm({ settings }: { settings: CollectionForm_SettingsFragment }) {
  // A background request must not overwrite what is being chosen.
  const [first] = useState(settings);
  const { form, submit, problem, discard } = useCollectionForm(first, () =>
    toastSuccess('Collection saved', 'The next run follows these settings.'),
  );
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Stack asChild gap="5">
        <form onSubmit={submit} noValidate>
          <SettingsCard
            title="Platforms"
            description="Who is asked your prompts."
            action={
              <Button asChild size="sm" variant="outline">
                <Link to={paths.collection}>Runs and costs</Link>
              </Button>
            }
          >
            <PlatformPicker />
            <AskingFields />
          </SettingsCard>
          <SettingsCard title="Schedule">
            <ScheduleFields nextRun={settings.nextRun} />
          </SettingsCard>
          <SettingsCard title="Budget" description="Vendors bill each answer to your own keys.">
            <BudgetFields spent={settings.spentThisMonth} />
          </SettingsCard>
          {settings.chatModel && (
            <SettingsCard title="Judgement">
              <JudgementFields model={settings.chatModel} />
            </SettingsCard>
          )}
          <SaveBar dirty={isDirty} busy={isSubmitting} problem={problem} onDiscard={discard} />
        </form>
      </Stack>
      <LeaveGuard active={isDirty} />
    </FormProvider>
  );
}
