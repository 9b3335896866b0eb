import { HStack, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** The current item of a list, and functions that step to its neighbours. */
export interface Stepping<Item> {
  /** Undefined for an empty list. */
  item: Item | undefined;
  /** 1 is the first. */
  number: number;
  count: number;
  /** Undefined at the first item. */
  previous: (() => void) | undefined;
  /** Undefined at the last item. */
  next: (() => void) | undefined;
}

/** Clamped at both ends, also when the list becomes shorter. */
export function useStepping<Item>(items: readonly Item[] = []): Stepping<Item> {
  const [chosen, setChosen] = useState(0);
  const last = Math.max(0, items.length - 1);
  const index = Math.min(chosen, last);
  return {
    item: items[index],
    number: index + 1,
    count: items.length,
    previous: index > 0 ? () => setChosen(index - 1) : undefined,
    next: index < last ? () => setChosen(index + 1) : undefined,
  };
}

interface StepperProps {
  /** What an item is, in lower case. */
  itemName: string;
  stepping: Omit<Stepping<unknown>, 'item'>;
}

/** “N of M” between the buttons for the previous and the next item. */
export function Stepper({ itemName, stepping: { number, count, previous, next } }: StepperProps) {
  return (
    <HStack gap="1" data-no-print="">
      <StepButton label={`Previous ${itemName}`} onStep={previous}>
        <ChevronLeft aria-hidden="true" />
      </StepButton>
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
      <StepButton label={`Next ${itemName}`} onStep={next}>
        <ChevronRight aria-hidden="true" />
      </StepButton>
    </HStack>
  );
}

interface StepButtonProps {
  label: string;
  onStep: (() => void) | undefined;
  children: ReactNode;
}

function StepButton({ label, onStep, children }: StepButtonProps) {
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
