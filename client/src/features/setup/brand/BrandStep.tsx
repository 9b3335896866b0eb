import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { CompanyFields } from '../../../panels/brand/CompanyFields.tsx';
import { useBrandForm } from '../../../panels/brand/use-brand-form.ts';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { useStepExit } from '../use-step-exit.ts';
import { ProposedAliases } from './ProposedAliases.tsx';

/** The brand and the names it is found by. */
export function BrandStep({ data: { viewer } }: { data: SetUpQuery }) {
  const [tracked] = useState(viewer);
  const { leave } = useStepExit('brand');
  const { form, submit, problem } = useBrandForm(tracked, () => {
    forget();
    leave();
  });
  const forget = useDraft('brand', form);
  const [named, setNamed] = useState(() => form.getValues('brand'));
  return (
    <FormProvider {...form}>
      <StepFrame
        step="brand"
        about="Answers are searched for its name. You can change all of this later; answers stay."
        busy={form.formState.isSubmitting}
        problem={problem}
        onSubmit={submit}
      >
        {/* Proposals follow a field once it is left. */}
        <Stack gap="4" onBlur={() => setNamed(form.getValues('brand'))}>
          <CompanyFields path="brand" saved={tracked.brand?.name ?? null} />
          <ProposedAliases of={named} />
        </Stack>
      </StepFrame>
    </FormProvider>
  );
}
