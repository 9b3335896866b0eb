import { chakra, Text } from '@chakra-ui/react';
import type { AnswerRow_AnswerFragment } from './AnswerRow.generated.ts';

interface MarkedExcerptProps {
  excerpt: AnswerRow_AnswerFragment['excerpt'];
  /** The marked name is the own brand's. */
  own: boolean;
}

/** A passage of an answer with the company's name marked in it. */
export function MarkedExcerpt({ excerpt: { text, mention }, own }: MarkedExcerptProps) {
  return (
    <Text fontSize="sm" color="fg.muted" lineClamp="3" wordBreak="break-word">
      {mention ? (
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
      ) : (
        text
      )}
    </Text>
  );
}
