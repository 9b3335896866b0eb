import { chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { MarkedText } from '../../answer-text/MarkedText.tsx';
import { SentimentWord } from '../../answer-text/SentimentWord.tsx';
import { Section } from '../Section.tsx';
import type { PassagesSection_ReportFragment } from './PassagesSection.generated.ts';

interface PassagesSectionProps {
  /** Of the visitor's report whose answers the passages open; they open none when left out. */
  token?: string;
  report: PassagesSection_ReportFragment | undefined;
}

/** What a few of the answers say of the company. */
export function PassagesSection({ token, report }: PassagesSectionProps) {
  return (
    <Section
      id="passages"
      long
      info="Parts of answers around the company's first mention, picked by a rule that does not look at what they say."
      loading={!report}
      rows={5}
      empty={report?.passages.length === 0}
      emptyText={`No answer names ${report?.company ?? 'the company'}`}
    >
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
      >
        {report?.passages.map((passage) => (
          <PassageCard key={`${passage.prompt} ${passage.platform.key}`} token={token} passage={passage} />
        ))}
      </chakra.ul>
    </Section>
  );
}

interface PassageCardProps {
  token: string | undefined;
  passage: PassagesSection_ReportFragment['passages'][number];
}

function PassageCard({ token, passage }: PassageCardProps) {
  const { prompt, question, platform, text, mention, sentiment } = passage;
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="3"
      minW="0"
      p="4"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      breakInside="avoid"
    >
      <Flex justify="space-between" align="center" gap="3" fontSize="xs" color="fg.muted">
        <Text as="span" fontWeight="medium" color="fg">
          {platform.name}
        </Text>
        <SentimentWord sentiment={sentiment} />
      </Flex>
      <chakra.blockquote flex="1" lineHeight="1.6" overflowWrap="anywhere">
        <MarkedText text={text} mention={mention} own />
      </chakra.blockquote>
      {token === undefined ? (
        <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {question}
        </Text>
      ) : (
        <chakra.div
          asChild
          alignSelf="start"
          fontSize="xs"
          color="fg.muted"
          overflowWrap="anywhere"
          borderRadius="l1"
          focusVisibleRing="outside"
          _hover={{ color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' }}
        >
          <Link to={paths.reportAnswer(token, prompt, platform.key)} title="Open the whole answer">
            {question}
          </Link>
        </chakra.div>
      )}
    </chakra.li>
  );
}
