import { Box } from '@chakra-ui/react';

/** A short piece of a chart's line, told apart by its dashes as well as by its colour. */
export function LineKey({ line }: { line: 'value' | 'second' }) {
  return (
    <Box
      w="3"
      borderTopWidth={line === 'value' ? '2px' : '1.5px'}
      borderTopStyle={line === 'value' ? 'solid' : 'dashed'}
      borderColor={line === 'value' ? 'accent.line' : 'gray.line'}
      aria-hidden="true"
    />
  );
}
