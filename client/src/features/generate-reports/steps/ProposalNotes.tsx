import { Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ListStep, WizardValues } from '../wizard/wizard-values.ts';

/** Where a step's proposals come from; nothing when there are none. */
export function BasisNote({ step }: { step: ListStep }) {
  const { control, getValues } = useFormContext<WizardValues>();
  const proposal = useWatch({ control, name: `proposals.${step}` });
  if (!proposal?.basis || proposal.texts.length === 0) return null;
  const { basis, category } = proposal;
  const source = getValues('website').trim() ? 'your website' : 'your company’s name';
  const text = {
    KNOWN: `Proposed from our catalogue${category ? `: ${category.label}` : ''}`,
    GUESS:
      step === 'prompts'
        ? 'Made from your search topics: please check'
        : `A guess from ${source}: please check`,
    MODEL: 'Proposed by a language model',
  }[basis];
  return (
    <Text fontSize="xs" color="fg.muted">
      {text}
    </Text>
  );
}

/** Says that there is nothing to propose. */
export function NothingFound({ children }: { children: string }) {
  return (
    <Text fontSize="sm" p="3" borderRadius="l2" bg="bg.muted">
      {children}
    </Text>
  );
}
