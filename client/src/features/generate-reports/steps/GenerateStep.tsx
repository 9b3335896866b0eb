import { Stack } from '@chakra-ui/react';
import { StepFrame } from '../wizard/StepFrame.tsx';
import { Summary } from './Summary.tsx';
import { useRequest } from './use-request.ts';
import { WhatHappens } from './WhatHappens.tsx';

/** What was entered, what will happen, and the button that begins it. */
export function GenerateStep() {
  const { busy, send } = useRequest();
  return (
    <StepFrame
      about="Please look it over; it is measured as it stands here."
      waiting={busy ? 'Asking for your report…' : null}
      next="Generate"
      onSubmit={send}
    >
      <Stack gap="6">
        <Summary />
        <WhatHappens />
      </Stack>
    </StepFrame>
  );
}
