import { Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ListStep, WizardValues } from '../wizard/wizard-values.ts';

/** Where a step's suggestions come from; nothing when there are none. */
export function BasisNote({ step }: { step: ListStep }) {
  const { control, getValues } = useFormContext<WizardValues>();
  const suggestion = useWatch({ control, name: `suggestions.${step}` });
  if (!suggestion?.basis || suggestion.texts.length === 0) return null;
  const { basis, category } = suggestion;
  const source = getValues('website').trim() ? 'your website' : 'your company’s name';
  const text = {
    KNOWN: `Suggested from our catalogue${category ? `: ${category.label}` : ''}`,
    GUESS:
      step === 'prompts'
        ? 'Made from your search topics: please check'
        : `A guess from ${source}: please check`,
    MODEL: 'Suggested by a language model',
  }[basis];
  return (
    <Text fontSize="xs" color="fg.muted">
      {text}
    </Text>
  );
}

/** Says that there is nothing to suggest. */
export function NothingFound({ children }: { children: string }) {
  return (
    <Text fontSize="sm" p="3" borderRadius="l2" bg="bg.muted">
      {children}
    </Text>
  );
}
