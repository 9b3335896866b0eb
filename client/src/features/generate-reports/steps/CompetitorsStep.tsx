import { Stack } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useProposals } from '../proposals/use-proposals.ts';
import { StepFrame } from '../wizard/StepFrame.tsx';
import { WAITING } from '../wizard/steps.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { LIMITS, type WizardValues } from '../wizard/wizard-values.ts';
import { BasisNote } from './BasisNote.tsx';
import { NothingFound } from './NothingFound.tsx';
import { RowList } from './RowList.tsx';
import { useTidyRows } from './use-tidy-rows.ts';

/** Whom the company is compared with; there may be nobody. */
export function CompetitorsStep() {
  const { control, getValues, trigger } = useFormContext<WizardValues>();
  const { goOn } = useWizard();
  const { busy, fetch, goWithout } = useProposals('searchTopics', goOn);
  const tidyRows = useTidyRows('competitors');
  const proposal = useWatch({ control, name: 'proposals.competitors' });
  const company = getValues('companyName').trim();
  return (
    <StepFrame
      about={`The report shows who is named beside ${company}, and instead of it.`}
      waiting={busy ? WAITING.searchTopics : null}
      onGoWithout={goWithout}
      onSubmit={async () => {
        tidyRows();
        if (await trigger('competitors', { shouldFocus: true })) await fetch();
      }}
    >
      <Stack gap="4">
        {proposal?.given && proposal.texts.length === 0 && (
          <NothingFound>{`We know no competitors of ${company}. Add those you have in mind, or go on without.`}</NothingFound>
        )}
        <BasisNote of="competitors" />
        <RowList
          name="competitors"
          one="Competitor"
          most={LIMITS.competitors}
          longest={LIMITS.name}
          placeholder="Name of a company or product"
          labelledBy="wizard-step"
          removable={() => true}
        />
      </Stack>
    </StepFrame>
  );
}
