import { Text } from '@chakra-ui/react';
import { formatJudges } from './format-judges.ts';
import type { JudgesNote_SentimentFragment } from './JudgesNote.generated.ts';

interface JudgesNoteProps {
  /** Undefined while loading. */
  sentiment: JudgesNote_SentimentFragment | undefined;
  /** Whether the previous period is shown as well. */
  compared: boolean;
}

/** Says that several methods judged what is shown; nothing where it was one. */
export function JudgesNote({ sentiment, compared }: JudgesNoteProps) {
  const words = sentiment && formatJudges(sentiment.judges, compared && sentiment.change.judgesDiffer);
  return words ? (
    <Text fontSize="xs" color="fg.muted" mt="1">
      {words}
    </Text>
  ) : null;
}
