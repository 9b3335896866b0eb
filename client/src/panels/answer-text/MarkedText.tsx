import { chakra } from '@chakra-ui/react';

interface MarkedTextProps {
  /** Plain text. */
  text: string;
  /** Where in it the company is named; null when nothing is to be marked. */
  mention: { start: number; end: number } | null;
  /** The marked name is the own brand's. */
  own: boolean;
}

/** A passage of an answer with the company's name marked in it. */
export function MarkedText({ text, mention, own }: MarkedTextProps) {
  if (!mention) return text;
  return (
    <>
      {text.slice(0, mention.start)}
      <chakra.mark
        px="0.5"
        borderRadius="3px"
        fontWeight="medium"
        bg={own ? 'accent.muted' : 'bg.emphasized'}
        color={own ? 'accent.fg' : 'fg'}
      >
        {text.slice(mention.start, mention.end)}
      </chakra.mark>
      {text.slice(mention.end)}
    </>
  );
}
