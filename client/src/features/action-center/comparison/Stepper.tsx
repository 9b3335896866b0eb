import { HStack, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Stepping } from './use-stepping.ts';

interface StepperProps {
  /** What is stepped through, in lower case: `competitor article`. */
  what: string;
  stepping: Pick<Stepping<unknown>, 'number' | 'count' | 'previous' | 'next'>;
}

/** “N of M” between the steps to the neighbours. */
export function Stepper({ what, stepping: { number, count, previous, next } }: StepperProps) {
  return (
    <HStack gap="1" data-no-print="">
      <Step label={`Previous ${what}`} onStep={previous}>
        <ChevronLeft aria-hidden="true" />
      </Step>
      <Text
        aria-live="polite"
        fontSize="sm"
        color="fg.muted"
        minW="14"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
      >
        {`${number} of ${count}`}
      </Text>
      <Step label={`Next ${what}`} onStep={next}>
        <ChevronRight aria-hidden="true" />
      </Step>
    </HStack>
  );
}

interface StepProps {
  label: string;
  onStep: (() => void) | undefined;
  children: ReactNode;
}

function Step({ label, onStep, children }: StepProps) {
  return (
    <IconButton
      aria-label={label}
      variant="outline"
      size="xs"
      px="0"
      colorPalette="gray"
      disabled={!onStep}
      onClick={onStep}
    >
      {children}
    </IconButton>
  );
}
