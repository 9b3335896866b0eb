import { Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Listed, WizardValues } from '../wizard/wizard-values.ts';

/** Where a step's proposals come from, in small print; nothing where there are none. */
export function BasisNote({ of }: { of: Listed }) {
  const { control, getValues } = useFormContext<WizardValues>();
  const proposal = useWatch({ control, name: `proposals.${of}` });
  if (!proposal?.basis || proposal.texts.length === 0) return null;
  const { basis, category } = proposal;
  const clue = getValues('website').trim() ? 'your website' : 'your company’s name';
  const text = {
    KNOWN: `Proposed from our catalogue${category ? `: ${category.label}` : ''}`,
    GUESS:
      of === 'prompts' ? 'Made from your search topics: please check' : `A guess from ${clue}: please check`,
    MODEL: 'Proposed by a language model',
  }[basis];
  return (
    <Text fontSize="xs" color="fg.muted">
      {text}
    </Text>
  );
}
