import { Stack, Text } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { StepFrame } from './StepFrame.tsx';
import { Summary } from './Summary.tsx';
import { useRequest } from './use-request.ts';
import { WhatHappens } from './WhatHappens.tsx';
import { filled, type WizardValues } from './wizard-values.ts';

/** What was entered, what will happen, and the button that begins it. */
export function GenerateStep() {
  const { getValues } = useFormContext<WizardValues>();
  const { busy, send } = useRequest();
  const nothingToAsk = filled(getValues('prompts')).length === 0;
  return (
    <StepFrame
      about="Please look it over; it is measured as it stands here."
      waiting={busy ? 'Asking for your report…' : null}
      next="Generate"
      disabled={nothingToAsk}
      onSubmit={send}
    >
      <Stack gap="6">
        <Summary />
        {nothingToAsk && (
          <Text fontSize="sm" fontWeight="medium" color="fg.error" role="alert">
            There is nothing to ask yet: fill in at least one prompt.
          </Text>
        )}
        <WhatHappens />
      </Stack>
    </StepFrame>
  );
}
