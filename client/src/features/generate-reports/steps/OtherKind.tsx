import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { WizardValues } from '../wizard/wizard-values.ts';
import { KindOfBusiness } from './KindOfBusiness.tsx';
import { NothingFound } from './NothingFound.tsx';

/** Lets the visitor say what business the company is in, where nothing tells it or it is guessed. */
export function OtherKind({ onChoose }: { onChoose: (category: string) => void }) {
  const { control, getValues } = useFormContext<WizardValues>();
  const proposal = useWatch({ control, name: 'proposals.searchTopics' });
  const [open, setOpen] = useState(false);
  if (!proposal) return null;

  if (proposal.texts.length === 0) {
    const company = getValues('companyName').trim();
    return (
      <Stack gap="4">
        <NothingFound>
          {proposal.given
            ? `Nothing tells us what ${company} does. Enter what its customers search for, or choose its kind of business.`
            : 'Enter what your customers search for, or choose your kind of business.'}
        </NothingFound>
        <KindOfBusiness chosen={null} onChoose={onChoose} />
      </Stack>
    );
  }
  if (proposal.basis !== 'GUESS') return null;
  return (
    <Stack gap="3" align="start">
      <Button variant="plain" fontSize="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        Not your business? Choose another kind
      </Button>
      {open && <KindOfBusiness chosen={proposal.category?.key ?? null} onChoose={onChoose} />}
    </Stack>
  );
}
