import { chakra } from '@chakra-ui/react';
import { splitPlaceholders } from './placeholders.ts';

/** Highlights the placeholders of a text. */
export const MarkedPlaceholders = ({ text }: { text: string }) =>
  splitPlaceholders(text).map((part) =>
    part.isPlaceholder ? (
      <chakra.mark key={part.index} bg="amber.muted" color="amber.fg" borderRadius="sm" px="0.5">
        {part.text}
      </chakra.mark>
    ) : (
      part.text
    ),
  );
