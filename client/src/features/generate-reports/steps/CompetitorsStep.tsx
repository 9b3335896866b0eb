import { Stack } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { WizardStep } from '../wizard/WizardStep.tsx';
import { LIMITS, type WizardValues } from '../wizard/wizard-values.ts';
import { RowList } from './RowList.tsx';
import { BasisNote, NothingFound } from './SuggestionNotes.tsx';

/** The companies that the company is compared with; there may be none. */
export function CompetitorsStep() {
  const { control, getValues } = useFormContext<WizardValues>();
  const { goToNext } = useWizard();
  const suggestions = useSuggestions('searchTopics', goToNext);
  const suggestion = useWatch({ control, name: 'suggestions.competitors' });
  const company = getValues('companyName').trim();
  return (
    <WizardStep
      description={`The report shows who is named with ${company}, and instead of it.`}
      busyLabel={suggestions.busyLabel}
      onSkip={suggestions.skip}
      onSubmit={() => suggestions.fetch()}
    >
      <Stack gap="4">
        {suggestion?.fetched && suggestion.texts.length === 0 && (
          <NothingFound>{`We know no competitors of ${company}. Add the ones you know, or continue without.`}</NothingFound>
        )}
        <BasisNote step="competitors" />
        <RowList
          name="competitors"
          rowName="Competitor"
          maxRows={LIMITS.competitors}
          maxLength={LIMITS.name}
          placeholder="Name of a company or product"
          isRemovable={() => true}
        />
      </Stack>
    </WizardStep>
  );
}
