import { Box, chakra } from '@chakra-ui/react';
import { Tip } from '../components/tips/Tip.tsx';

interface CompareToggleProps {
  on: boolean;
  /** The range has no previous period. */
  disabled: boolean;
  onChange: (on: boolean) => void;
}

/** Switches the comparison with the previous period; while it is disabled, a tip says why. */
export function CompareToggle({ on, disabled, onChange }: CompareToggleProps) {
  return (
    <Tip text="Choose a range to compare: all time has no previous period." disabled={!disabled}>
      <chakra.button
        type="button"
        role="switch"
        aria-checked={on}
        aria-disabled={disabled}
        display="inline-flex"
        alignItems="center"
        gap="2"
        h="8"
        flexShrink="0"
        borderRadius="l2"
        fontSize="sm"
        color={disabled ? 'fg.subtle' : 'fg'}
        cursor={disabled ? 'not-allowed' : 'pointer'}
        focusVisibleRing="outside"
        data-no-print=""
        onClick={() => !disabled && onChange(!on)}
      >
        <Box
          w="7"
          h="4"
          p="0.5"
          borderRadius="full"
          bg={on ? 'accent.solid' : disabled ? 'bg.emphasized' : 'gray.line'}
          flexShrink="0"
          aria-hidden="true"
        >
          <Box
            boxSize="3"
            borderRadius="full"
            bg="white"
            transform={on ? 'translateX(100%)' : undefined}
            transitionProperty="transform"
            transitionDuration="fast"
          />
        </Box>
        Compare with previous period
      </chakra.button>
    </Tip>
  );
}
