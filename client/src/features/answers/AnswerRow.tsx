import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatCount, formatCounted, formatDayAndYear } from '../../format.ts';
import { MarkedText } from '../../panels/answer-text/MarkedText.tsx';
import { MatchedText } from '../../panels/answer-text/MatchedText.tsx';
import { OutcomeBadge } from '../../panels/answer-text/OutcomeBadge.tsx';
import { SentimentWord } from '../../panels/answer-text/SentimentWord.tsx';
import { paths } from '../../paths.ts';
import type { AnswerRow_AnswerFragment } from './AnswerRow.generated.ts';

interface AnswerRowProps {
  answer: AnswerRow_AnswerFragment;
  /** The company whose position and sentiment are shown. */
  subjectId: string | undefined;
}

const REMOVED_TEXTS = {
  ARCHIVED: 'Its text is in the archive. Open the answer to read it.',
  DELETED: 'Its text was deleted. What was found in it stays.',
} as const;

/** One answer of the list; the whole row opens it. Memoised, since lists grow. */
export const AnswerRow = memo(function AnswerRow({ answer, subjectId }: AnswerRowProps) {
  const { prompt, platform, collectedAt, mentions, citationCount, excerpt, textState } = answer;
  const { search } = useLocation();
  const q = new URLSearchParams(search).get('q');
  const subject = mentions.find(({ company }) => company.id === subjectId);
  const marked = subject ?? mentions.find(({ company }) => company.isBrand);
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '1fr 13rem' }}
      gap={{ base: '2', lg: '8' }}
      px={{ base: '4', md: '5' }}
      py="4"
      _notFirst={{ borderTopWidth: '1px' }}
      _hover={{ bg: 'bg.subtle' }}
    >
      <Box minW="0">
        <chakra.div
          asChild
          fontWeight="medium"
          lineClamp="2"
          borderRadius="l1"
          _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
          _focusVisible={{
            outline: 'none',
            _after: { outline: '2px solid', outlineColor: 'accent.focusRing' },
          }}
          _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l1' }}
        >
          <Link
            to={{ pathname: paths.answer(answer.id), search: q ? `${new URLSearchParams({ q })}` : '' }}
            state={{ list: search }}
          >
            {prompt.question}
          </Link>
        </chakra.div>
        <Text fontSize="xs" color="fg.subtle" mt="0.5" mb="2">
          {`${platform.name} · ${formatDayAndYear(collectedAt.slice(0, 10))} · ${prompt.topic.name}`}
        </Text>
        <Text fontSize="sm" color="fg.muted" lineClamp="3" wordBreak="break-word">
          {textState === 'STORED' ? (
            excerpt.matches.length > 0 ? (
              <MatchedText {...excerpt} />
            ) : (
              <MarkedText {...excerpt} own={marked?.company.isBrand ?? false} />
            )
          ) : (
            <chakra.span color="fg.subtle">{REMOVED_TEXTS[textState]}</chakra.span>
          )}
        </Text>
      </Box>
      <Flex
        direction={{ base: 'row', lg: 'column' }}
        wrap="wrap"
        align={{ base: 'center', lg: 'start' }}
        columnGap="4"
        rowGap="1"
        fontSize="xs"
        color="fg.muted"
      >
        <OutcomeBadge {...answer} />
        {marked && (
          <Text as="span">
            {`${marked.company.name} #${formatCount(marked.position)} of ${formatCount(mentions.length)}`}
          </Text>
        )}
        {marked && <SentimentWord sentiment={marked.sentiment} />}
        {answer.status === 'ANSWERED' && (
          <Text as="span">{citationCount === 0 ? 'No sources' : formatCounted(citationCount, 'source')}</Text>
        )}
      </Flex>
    </chakra.li>
  );
});
