import type { FragmentType } from '@apollo/client';
import { chakra, Flex, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Pill } from '../../components/figures/Pill.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { languageName } from '../../panels/answer-text/language-name.ts';
import { SentimentWord } from '../../panels/answer-text/SentimentWord.tsx';
import { CompanyBadge } from '../../panels/competitors/CompanyBadge.tsx';
import { inSentence } from '../../panels/sentiment/format-judges.ts';
import type { MentionLegend_AnswerFragment } from './MentionLegend.generated.ts';
import { markId } from './mention-spans.ts';

/** The companies that an answer names; a click shows the next occurrence in the text. */
export function MentionLegend({
  answer,
}: {
  answer: FragmentType<MentionLegend_AnswerFragment> | undefined;
}) {
  const data = unmaskFragment<MentionLegend_AnswerFragment>(answer);
  return (
    <Panel
      title="Companies named"
      info="In the order of their first mention, or as ranked by a list in the answer. A sentiment of 70 means: of a hundred answers like this one, readers call 70 positive."
      loading={!data}
      skeleton={<RowSkeletons rows={4} />}
      empty={data?.mentions.length === 0}
      emptyText="No tracked company is named"
    >
      <chakra.ol listStyleType="none" mx="-2">
        {data?.mentions.map((mention) => (
          <LegendLine key={mention.company.id} mention={mention} />
        ))}
      </chakra.ol>
      {data && <JudgedBy answer={data} />}
    </Panel>
  );
}

function LegendLine({ mention }: { mention: MentionLegend_AnswerFragment['mentions'][number] }) {
  const { company, position, sentiment, spans } = mention;
  const next = useRef(0);

  function showNext() {
    const marks = spans.flatMap((_, index) => document.getElementById(markId(company.id, index)) ?? []);
    const mark = marks[next.current % marks.length];
    next.current += 1;
    mark?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    mark?.focus({ preventScroll: true });
  }

  return (
    <li>
      <chakra.button
        type="button"
        display="grid"
        gridTemplateColumns="1rem 1.5rem 1fr auto"
        gap="2.5"
        alignItems="center"
        width="full"
        minH="10"
        px="2"
        borderRadius="l1"
        textAlign="start"
        cursor="pointer"
        fontSize="sm"
        focusVisibleRing="outside"
        _hover={{ bg: 'bg.subtle' }}
        title={`Show ${company.name} in the answer`}
        onClick={showNext}
      >
        <Text as="span" color="fg.subtle" fontVariantNumeric="tabular-nums">
          <chakra.span srOnly>Position </chakra.span>
          {formatCount(position)}
        </Text>
        <CompanyBadge name={company.name} logoUrl={null} strong={company.isBrand} />
        <Flex minW="0" align="center" gap="2">
          <Text as="span" fontWeight={company.isBrand ? 'semibold' : 'medium'} truncate>
            {company.name}
          </Text>
          {company.isBrand && (
            <Pill size="sm" palette="accent">
              You
            </Pill>
          )}
          <Text as="span" fontSize="xs" color="fg.subtle" whiteSpace="nowrap">
            <span aria-hidden="true">{`×${formatCount(spans.length)}`}</span>
            <chakra.span srOnly>{formatCounted(spans.length, 'place')}</chakra.span>
          </Text>
        </Flex>
        <SentimentWord sentiment={sentiment} />
      </chakra.button>
    </li>
  );
}

/** The judges of an answer's sentiments; several are listed with the companies each judged. */
function JudgedBy({ answer: { mentions, unsupportedLanguage } }: { answer: MentionLegend_AnswerFragment }) {
  if (unsupportedLanguage && mentions.every(({ sentiment }) => sentiment === null)) {
    return (
      <Text fontSize="xs" color="fg.muted" mt="3">
        {`Sentiment is not judged in ${languageName(unsupportedLanguage)}; only in English, German, French and Spanish.`}
      </Text>
    );
  }
  const judges = [...new Set(mentions.map(({ judge }) => judge))];
  if (judges.length === 0) return null;
  const namesOf = (judge: string) =>
    mentions.flatMap((mention) => (mention.judge === judge ? [mention.company.name] : [])).join(', ');
  const labels = judges.map((judge) =>
    judges.length === 1 ? inSentence(judge) : `${inSentence(judge)} (${namesOf(judge)})`,
  );
  return (
    <Text fontSize="xs" color="fg.muted" mt="3" overflowWrap="anywhere">
      {`Sentiment judged by ${labels.join(' and ')}.`}
      {judges.length > 1 && ' The methods are not comparable.'}
    </Text>
  );
}
