import { chakra } from '@chakra-ui/react';
import { splitPlaceholders } from './placeholders.ts';

/** Highlights the placeholders of a text. */
export const MarkedPlaceholders = ({ text }: { text: string }) =>
  splitPlaceholders(text).map(({ text: segment, isPlaceholder, index }) =>
    isPlaceholder ? (
      <chakra.mark key={index} bg="amber.muted" color="amber.fg" borderRadius="sm" px="0.5">
        {segment}
      </chakra.mark>
    ) : (
      segment
    ),
  );
