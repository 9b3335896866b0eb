import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { LeaveGuard } from '../../components/LeaveGuard.tsx';
import type { BrandForm_ViewerFragment } from './BrandForm.generated.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { CompetitorsCard } from './CompetitorsCard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useBrandForm } from './use-brand-form.ts';

/** The names of the brand and its competitors, saved together. */
export function BrandForm({ tracked }: { tracked: BrandForm_ViewerFragment }) {
  // A background request must not overwrite what is being typed.
  const [first] = useState(tracked);
  const { form, submit, problem, discard } = useBrandForm(first);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Stack asChild gap="5">
        <form onSubmit={submit} noValidate>
          <SettingsCard
            title="Brand"
            description={
              tracked.brand
                ? 'The company that is looked for in every answer.'
                : 'Begin with the company that is to be looked for in every answer.'
            }
          >
            <CompanyFields path="brand" saved={tracked.brand?.name ?? null} />
          </SettingsCard>
          <CompetitorsCard saved={tracked.competitors} />
          <SaveBar dirty={isDirty} busy={isSubmitting} problem={problem} onDiscard={discard} />
        </form>
      </Stack>
      <LeaveGuard active={isDirty} />
    </FormProvider>
  );
}
