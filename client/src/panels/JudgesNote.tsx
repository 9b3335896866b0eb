import { Text } from '@chakra-ui/react';
import type { JudgesNote_SentimentFragment } from './JudgesNote.generated.ts';
import { judgesWords } from './judges-words.ts';

/** Says that several methods judged what is shown; nothing where it was one. */
export function JudgesNote({ sentiment }: { sentiment: JudgesNote_SentimentFragment | undefined }) {
  const words = sentiment && judgesWords(sentiment.judges, sentiment.change.judgesDiffer);
  return words ? (
    <Text fontSize="xs" color="fg.muted" mt="1">
      {words}
    </Text>
  ) : null;
}
