import { Text } from '@chakra-ui/react';
import { inSentence } from '../../panels/sentiment/format-judges.ts';
import type { MentionLegend_AnswerFragment } from './MentionLegend.generated.ts';

/** Who judged the sentiments of an answer; by several, each with the companies it judged. */
export function JudgedBy({ mentions }: { mentions: MentionLegend_AnswerFragment['mentions'] }) {
  const judges = [...new Set(mentions.map(({ judge }) => judge))];
  if (judges.length === 0) return null;
  const namesOf = (judge: string) =>
    mentions.flatMap((mention) => (mention.judge === judge ? [mention.company.name] : [])).join(', ');
  const words = judges.map((judge) =>
    judges.length === 1 ? inSentence(judge) : `${inSentence(judge)} (${namesOf(judge)})`,
  );
  return (
    <Text fontSize="xs" color="fg.muted" mt="3" overflowWrap="anywhere">
      {`Sentiment judged by ${words.join(' and ')}.`}
      {judges.length > 1 && ' The methods are not comparable.'}
    </Text>
  );
}
