import { Box, chakra, Text } from '@chakra-ui/react';
import type { Difference } from './model.ts';

const MARKS = { SAME: ' ', ADDED: '+', REMOVED: '−', SKIPPED: '…' } as const;
const NAMES = { SAME: '', ADDED: 'Added: ', REMOVED: 'Removed: ', SKIPPED: 'Lines left out' } as const;
const COLOURS = {
  SAME: {},
  ADDED: { bg: 'green.muted', color: 'green.fg' },
  REMOVED: { bg: 'red.muted', color: 'red.fg' },
  SKIPPED: { color: 'fg.subtle' },
} as const;

/** The lines by which two texts differ, as text. */
export function DifferenceView({ label, difference }: { label: string; difference: Difference }) {
  const { tooLarge, lines } = difference;
  if (tooLarge || lines.length === 0) {
    return (
      <Text fontSize="sm" color="fg.muted">
        {tooLarge ? 'The texts differ too much to be shown line by line.' : 'The texts are equal.'}
      </Text>
    );
  }
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      maxH="24rem"
      overflow="auto"
      borderWidth="1px"
      borderRadius="l2"
      fontFamily="mono"
      fontSize="xs"
      focusVisibleRing="outside"
    >
      {lines.map(({ change, line, text }) => (
        <Box
          key={`${change} ${line}`}
          display="grid"
          gridTemplateColumns="3rem 1rem 1fr"
          px="2"
          {...COLOURS[change]}
        >
          <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
            {change === 'SKIPPED' ? '' : line}
          </chakra.span>
          <span aria-hidden="true">{MARKS[change]}</span>
          <chakra.span whiteSpace="pre-wrap" overflowWrap="anywhere">
            <chakra.span srOnly>{NAMES[change]}</chakra.span>
            {text}
          </chakra.span>
        </Box>
      ))}
    </Box>
  );
}
