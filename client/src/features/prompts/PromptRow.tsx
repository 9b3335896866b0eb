import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { formatCount, formatCounted, formatDecimal } from '../../format.ts';
import { useAnswersScope } from '../../panels/answer-links/answers-scope.ts';
import { OpenAnswers } from '../../panels/answer-links/OpenAnswers.tsx';
import { PromptLink } from '../../panels/prompts/PromptLink.tsx';
import type { PromptRow_PromptFragment } from './PromptRow.generated.ts';

const STATUS = {
  GREAT: { word: 'Great', palette: 'green' },
  MEDIUM: { word: 'Medium', palette: 'amber' },
  POOR: { word: 'Poor', palette: 'red' },
} as const;

/** A question and the share of its answers that name the brand. */
export const PromptRow = memo(function PromptRow({ prompt }: { prompt: PromptRow_PromptFragment }) {
  const { id, question, branded, visibility, visibilityStatus } = prompt;
  const { platform, from } = useAnswersScope();
  const share = `${formatDecimal(visibility.value ?? 0)}% of ${formatCount(visibility.answers)}`;
  const none = { word: platform || from ? 'No answers' : 'No answers yet', palette: 'gray' };
  const status = visibilityStatus ? STATUS[visibilityStatus] : none;
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.td py="2.5" pe="4">
        <PromptLink id={id}>{question}</PromptLink>
        {branded && (
          <Badge ms="2" px="1.5" borderRadius="full" fontSize="2xs" bg="bg.muted" color="fg.muted">
            Branded
          </Badge>
        )}
      </chakra.td>
      <chakra.td py="2.5" whiteSpace="nowrap" verticalAlign="top">
        <Flex
          direction={{ base: 'column-reverse', sm: 'row' }}
          align={{ base: 'end', sm: 'center' }}
          justify="end"
          columnGap="3"
          rowGap="1"
        >
          {visibility.value !== null && (
            <Text as="span" fontSize="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
              <OpenAnswers
                of={{ prompt: id, status: ['ANSWERED'] }}
                shown={share}
                hint={`Open the ${formatCounted(visibility.answers, 'answer')} to this prompt`}
              >
                {share}
              </OpenAnswers>
            </Text>
          )}
          <Badge
            colorPalette={status.palette}
            bg="colorPalette.muted"
            color="colorPalette.fg"
            px="2"
            minW="16"
            display="inline-flex"
            justifyContent="center"
            borderRadius="full"
            fontSize="xs"
            lineHeight="1.375rem"
          >
            {status.word}
          </Badge>
        </Flex>
      </chakra.td>
    </chakra.tr>
  );
});
