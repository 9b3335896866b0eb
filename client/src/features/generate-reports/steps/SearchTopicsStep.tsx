import { Box, Button, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { WizardStep } from '../wizard/WizardStep.tsx';
import { LIMITS, uniqueTexts, type WizardValues } from '../wizard/wizard-values.ts';
import { RowList } from './RowList.tsx';
import { BasisNote, NothingFound } from './SuggestionNotes.tsx';

/** Chunks of their own: visitors see the first step without them. */
const TopicsLanguage = lazy(() =>
  import('./TopicsLanguage.tsx').then((module) => ({ default: module.TopicsLanguage })),
);

const KindOfBusiness = lazy(() =>
  import('./KindOfBusiness.tsx').then((module) => ({ default: module.KindOfBusiness })),
);

const REQUIRED = 'Enter at least one search topic';

/** What the company's customers search for. */
export function SearchTopicsStep() {
  const { getValues, setError } = useFormContext<WizardValues>();
  const { goToNext } = useWizard();
  const prompts = useSuggestions('prompts', goToNext);
  const otherTopics = useSuggestions('searchTopics', () => undefined);

  async function submit() {
    if (uniqueTexts(getValues('searchTopics')).length > 0) await prompts.fetch();
    else setError('searchTopics.0.text', { message: REQUIRED }, { shouldFocus: true });
  }

  return (
    <WizardStep
      description="What people search for when they need what you offer. Prompts are generated from these topics."
      busyLabel={prompts.busyLabel ?? otherTopics.busyLabel}
      onSkip={prompts.skip}
      onSubmit={submit}
    >
      <Stack gap="4">
        <Suspense fallback={<Box h="16" />}>
          <TopicsLanguage onChange={() => otherTopics.fetch(undefined, true)} />
        </Suspense>
        <BasisNote step="searchTopics" />
        <ChooseKindOfBusiness onChoose={(category) => otherTopics.fetch(category)} />
        <RowList
          name="searchTopics"
          rowName="Search topic"
          maxRows={LIMITS.searchTopics}
          maxLength={LIMITS.name}
          placeholder="Such as: project management for small teams"
          isRemovable={(_index, count) => count > 1}
        />
      </Stack>
    </WizardStep>
  );
}

/** Offers another kind of business where there are no search topics or they are a guess. */
function ChooseKindOfBusiness({ onChoose }: { onChoose: (category: string) => void }) {
  const { control, getValues } = useFormContext<WizardValues>();
  const suggestion = useWatch({ control, name: 'suggestions.searchTopics' });
  const [open, setOpen] = useState(false);
  if (!suggestion) return null;

  if (suggestion.texts.length === 0) {
    const company = getValues('companyName').trim();
    return (
      <Stack gap="4">
        <NothingFound>
          {suggestion.fetched
            ? `We could not find out what ${company} does. Enter what its customers search for, or choose its kind of business.`
            : 'Enter what your customers search for, or choose your kind of business.'}
        </NothingFound>
        <Suspense>
          <KindOfBusiness current={null} onChoose={onChoose} />
        </Suspense>
      </Stack>
    );
  }
  if (suggestion.basis !== 'GUESS') return null;
  return (
    <Stack gap="3" align="start">
      <Button variant="plain" fontSize="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        Not your business? Choose another kind
      </Button>
      <Suspense>
        {open && <KindOfBusiness current={suggestion.category?.key ?? null} onChoose={onChoose} />}
      </Suspense>
    </Stack>
  );
}
