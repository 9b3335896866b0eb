import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

interface MatchedTextProps {
  /** Plain text. */
  text: string;
  /** Where it has the words searched for; ascending, never overlapping. */
  matches: readonly { start: number; end: number }[];
}

/** A passage of an answer with the words searched for marked in it. */
export function MatchedText({ text, matches }: MatchedTextProps) {
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <chakra.mark px="0.5" borderRadius="3px" fontWeight="medium" bg="amber.subtle" color="fg">
            {text.slice(start, end)}
          </chakra.mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  );
}
