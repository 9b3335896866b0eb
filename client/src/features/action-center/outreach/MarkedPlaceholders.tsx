import { chakra } from '@chakra-ui/react';
import { splitPlaceholders } from './placeholders.ts';

/** A text with its placeholders highlighted. */
export const MarkedPlaceholders = ({ text }: { text: string }) =>
  splitPlaceholders(text).map((piece) =>
    piece.placeholder ? (
      <chakra.mark key={piece.at} bg="amber.muted" color="amber.fg" borderRadius="sm" px="0.5">
        {piece.text}
      </chakra.mark>
    ) : (
      piece.text
    ),
  );
