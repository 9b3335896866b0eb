import { Stack } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useProposals } from '../proposals/use-proposals.ts';
import { StepFrame } from '../wizard/StepFrame.tsx';
import { WAITING } from '../wizard/steps.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { filled, LIMITS, type WizardValues } from '../wizard/wizard-values.ts';
import { BasisNote } from './BasisNote.tsx';
import { OtherKind } from './OtherKind.tsx';
import { RowList } from './RowList.tsx';
import { useTidyRows } from './use-tidy-rows.ts';

const NONE = 'Enter at least one search topic';

/** What the company's customers search for. */
export function SearchTopicsStep() {
  const { getValues, setError, trigger } = useFormContext<WizardValues>();
  const { goOn } = useWizard();
  const prompts = useProposals('prompts', goOn);
  const ofOtherKind = useProposals('searchTopics', () => undefined);
  const tidyRows = useTidyRows('searchTopics');

  async function submit() {
    tidyRows();
    if (!(await trigger('searchTopics', { shouldFocus: true }))) return;
    if (filled(getValues('searchTopics')).length > 0) await prompts.fetch();
    else setError('searchTopics.0.text', { message: NONE }, { shouldFocus: true });
  }

  return (
    <StepFrame
      about="What people look for when you would like them to find you. The prompts are made of these."
      waiting={prompts.busy ? WAITING.prompts : ofOtherKind.busy ? WAITING.searchTopics : null}
      onGoWithout={prompts.goWithout}
      onSubmit={submit}
    >
      <Stack gap="4">
        <BasisNote of="searchTopics" />
        <OtherKind onChoose={ofOtherKind.fetch} />
        <RowList
          name="searchTopics"
          one="Search topic"
          most={LIMITS.searchTopics}
          longest={LIMITS.name}
          placeholder="Such as: project management for small teams"
          labelledBy="wizard-step"
          removable={(_index, count) => count > 1}
        />
      </Stack>
    </StepFrame>
  );
}
