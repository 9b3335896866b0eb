import type { FragmentType } from '@apollo/client';
import { chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { useCanChange } from '../../auth/account-role.ts';
import { EmptyText } from '../../components/feedback/EmptyText.tsx';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Pill } from '../../components/figures/Pill.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { languageName } from '../../panels/answer-text/language-name.ts';
import { markId } from '../../panels/answer-text/mention-spans.ts';
import { SentimentWord } from '../../panels/answer-text/SentimentWord.tsx';
import { CompanyBadge } from '../../panels/competitors/CompanyBadge.tsx';
import { inSentence, PERSON } from '../../panels/sentiment/format-judges.ts';
import { AddCompany } from './correct/AddCompany.tsx';
import { CorrectionForm } from './correct/CorrectionForm.tsx';
import { CorrectionNote, describeReview, formatReviewer } from './correct/ReviewNote.tsx';
import { type Corrections, useCorrections } from './correct/use-corrections.ts';
import type { MentionLegend_AnswerFragment } from './MentionLegend.generated.ts';

/** The companies that an answer names, to show in the text and to correct. */
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
      empty={data !== undefined && data.status !== 'ANSWERED'}
      emptyText="No tracked company is named"
    >
      {data && <Legend answer={data} />}
    </Panel>
  );
}

function Legend({ answer }: { answer: MentionLegend_AnswerFragment }) {
  const { mentions, reviews, orderCorrection, textState } = answer;
  const hasText = textState !== 'DELETED';
  const isEditable = useCanChange() && hasText;
  const corrections = useCorrections(answer);
  const { saving, undo } = corrections;
  const reviewOf = new Map(reviews.map((review) => [review.company.id, review]));
  return (
    <Stack gap="3">
      {mentions.length === 0 && <EmptyText>No tracked company is named</EmptyText>}
      <chakra.ol listStyleType="none" mx="-2">
        {mentions.map((mention) => (
          <LegendLine
            key={mention.company.id}
            mention={mention}
            review={reviewOf.get(mention.company.id)}
            order={mentions.map(({ company }) => company.id)}
            hasText={hasText}
            corrections={isEditable ? corrections : null}
          />
        ))}
      </chakra.ol>
      {reviews
        .filter(({ named }) => !named)
        .map((review) => (
          <CorrectionNote
            key={review.company.id}
            undoLabel={`Undo the correction of ${review.company.name}`}
            disabled={saving || !isEditable}
            onUndo={() => undo(review.company.id)}
          >
            {`${review.company.name} is not named here. ${describeReview(review)}`}
          </CorrectionNote>
        ))}
      {orderCorrection && (
        <CorrectionNote
          undoLabel="Undo the corrected order"
          disabled={saving || !isEditable}
          onUndo={() => corrections.order(null)}
        >
          {`Order corrected by ${formatReviewer(orderCorrection)}.`}
        </CorrectionNote>
      )}
      <JudgedBy answer={answer} />
      {isEditable ? (
        <AddCompany answer={answer} corrections={corrections} />
      ) : hasText ? null : (
        <Text fontSize="xs" color="fg.muted">
          Without its text, what was found in this answer can no longer be changed.
        </Text>
      )}
    </Stack>
  );
}

interface LegendLineProps {
  mention: MentionLegend_AnswerFragment['mentions'][number];
  review: MentionLegend_AnswerFragment['reviews'][number] | undefined;
  /** Ids of the companies named, in order. */
  order: readonly string[];
  /** False where the text is deleted, so that nothing can be shown in it. */
  hasText: boolean;
  /** Null where nothing can be corrected: the text is deleted, or the account is only viewed. */
  corrections: Corrections | null;
}

function LegendLine({ mention, review, order, hasText, corrections }: LegendLineProps) {
  const { company, position, sentiment, spans } = mention;
  const [correcting, setCorrecting] = useState(false);
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
      <Flex align="center">
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
          _disabled={{ cursor: 'default', bg: 'transparent' }}
          {...(hasText && { title: `Show ${company.name} in the answer`, onClick: showNext })}
          disabled={!hasText}
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
        {corrections && (
          <IconButton
            size="xs"
            variant="ghost"
            color={correcting ? 'accent.fg' : 'fg.muted'}
            data-no-print=""
            aria-label={`Correct ${company.name}`}
            title={`Correct ${company.name}`}
            aria-expanded={correcting}
            onClick={() => setCorrecting(!correcting)}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
      </Flex>
      <Stack gap="2" px="2" pb={review ? '2' : '0'}>
        {correcting && corrections && (
          <CorrectionForm mention={mention} order={order} corrections={corrections} />
        )}
        {review && (
          <CorrectionNote
            undoLabel={`Undo the review of ${company.name}`}
            disabled={corrections === null || corrections.saving}
            onUndo={() => corrections?.undo(company.id)}
          >
            {describeReview(review)}
          </CorrectionNote>
        )}
      </Stack>
    </li>
  );
}

/** The judges of an answer's sentiments; several are listed with the companies each judged. */
function JudgedBy({ answer: { mentions, unsupportedLanguage } }: { answer: MentionLegend_AnswerFragment }) {
  if (unsupportedLanguage && mentions.every(({ sentiment }) => sentiment === null)) {
    return (
      <Text fontSize="xs" color="fg.muted">
        {`Sentiment is not judged in ${languageName(unsupportedLanguage)}; only in English, German, French and Spanish.`}
      </Text>
    );
  }
  // What a person says is not a method that differs.
  const methods = new Set(mentions.map(({ judge }) => judge).filter((judge) => judge !== PERSON));
  const judges = [...new Set(mentions.map(({ judge }) => judge))];
  if (judges.length === 0) return null;
  const namesOf = (judge: string) =>
    mentions.flatMap((mention) => (mention.judge === judge ? [mention.company.name] : [])).join(', ');
  const labels = judges.map((judge) =>
    judges.length === 1 ? inSentence(judge) : `${inSentence(judge)} (${namesOf(judge)})`,
  );
  return (
    <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
      {`Sentiment judged by ${labels.join(' and ')}.`}
      {methods.size > 1 && ' The methods are not comparable.'}
    </Text>
  );
}
