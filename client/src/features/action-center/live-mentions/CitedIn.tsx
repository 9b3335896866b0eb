import { Text } from '@chakra-ui/react';
import { formatCount, formatCounted } from '../../../format.ts';
import { OpenAnswers } from '../../../panels/answer-links/OpenAnswers.tsx';

/** How many of all collected answers cite a page, and the way to them. */
export function CitedIn({ page: { url, answers } }: { page: { url: string; answers: number } }) {
  if (answers === 0) {
    return (
      <Text as="span" color="fg.subtle">
        0
      </Text>
    );
  }
  return (
    <OpenAnswers
      of={{ source: url, status: ['ANSWERED'] }}
      shown={formatCount(answers)}
      hint={`Open the ${formatCounted(answers, 'answer')} that cite this page`}
    >
      {formatCount(answers)}
    </OpenAnswers>
  );
}
