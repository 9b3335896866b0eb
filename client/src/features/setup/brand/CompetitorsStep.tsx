import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { CompetitorFields } from '../../../panels/brand/CompetitorFields.tsx';
import { useBrandForm } from '../../../panels/brand/use-brand-form.ts';
import { CategoryField } from '../CategoryField.tsx';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useCategory } from '../use-category.ts';
import { useDraft } from '../use-draft.ts';
import { useStepExit } from '../use-step-exit.ts';
import { ProposedCompetitors } from './ProposedCompetitors.tsx';

/** Whom the brand is compared with; there may be none. */
export function CompetitorsStep({ data: { viewer } }: { data: SetUpQuery }) {
  const [tracked] = useState(viewer);
  const { leave, goBack, goOn } = useStepExit('competitors');
  const { form, submit, problem } = useBrandForm(tracked, () => {
    forget();
    leave();
  });
  const forget = useDraft('competitors', form);
  const company = { name: tracked.brand?.name ?? '', domain: tracked.brand?.domain ?? null };
  const category = useCategory(company);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <StepFrame
        step="competitors"
        about={`They are searched for in the same answers and ranked beside ${company.name}.`}
        busy={isSubmitting}
        problem={problem}
        onBack={() => goBack(isDirty ? submit : null)}
        onSubmit={(event) => {
          goOn();
          submit(event as Parameters<typeof submit>[0]);
        }}
      >
        <Stack gap="5">
          <CategoryField of={category} />
          <ProposedCompetitors company={company} category={category.category} />
          <CompetitorFields saved={tracked.competitors} />
        </Stack>
      </StepFrame>
    </FormProvider>
  );
}
