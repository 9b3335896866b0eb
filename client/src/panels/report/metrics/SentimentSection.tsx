import { HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { formatCount, formatCounted, formatDecimal } from '../../../format.ts';
import { bandOf } from '../../answer-text/sentiment-band.ts';
import { FewAnswers } from '../../figures/FewAnswers.tsx';
import { BandShares, toBands } from '../../sentiment/BandShares.tsx';
import { ScoreScale } from '../../sentiment/ScoreScale.tsx';
import { formatInterval, formatJudge } from '../format.ts';
import { Section } from '../Section.tsx';
import type { SentimentSection_ReportFragment } from './SentimentSection.generated.ts';

/** The mean sentiment of the answers that name the company. */
export function SentimentSection({ report }: { report: SentimentSection_ReportFragment | undefined }) {
  return (
    <Section
      id="sentiment"
      info="The mean over all answers that name the company and could be judged; 50 is mixed. The band is the 95% interval."
      loading={!report}
      skeleton={<Skeleton h="28" />}
    >
      {report && <Score {...report} />}
    </Section>
  );
}

function Score({ company, sentiment }: SentimentSection_ReportFragment) {
  const { value, answers, mentions, counts, judge, note } = sentiment;
  if (value === null) {
    return (
      <Text color="fg.muted" overflowWrap="anywhere">
        {mentions === 0
          ? `No answer names ${company}, so there is no sentiment to measure.`
          : `Of ${formatNaming(mentions)} ${company}, none says enough to be judged.`}
      </Text>
    );
  }
  const interval = formatInterval(sentiment);
  return (
    <Stack gap="2">
      <HStack gap="2.5" align="baseline">
        <Text
          fontSize="3xl"
          fontWeight="semibold"
          lineHeight="2.5rem"
          letterSpacing="-0.03em"
          fontVariantNumeric="tabular-nums"
        >
          {formatDecimal(value)}
        </Text>
        <Text fontSize="sm" color="fg.muted">{`of 100 · ${bandOf(value).word}`}</Text>
        <FewAnswers answers={answers} kind="judged answer" />
      </HStack>
      <ScoreScale score={value} interval={sentiment} />
      {counts && <BandShares bands={toBands(counts)} />}
      <Text fontSize="sm" color="fg.muted">
        {interval && `95% interval: ${interval}. `}
        {note && `${note} `}
        {`Judged by ${formatJudge(judge)}: ${formatCount(answers)} of ${formatNaming(mentions)} the company.`}
      </Text>
    </Stack>
  );
}

/** `12 answers that name` */
const formatNaming = (mentions: number) =>
  `${formatCounted(mentions, 'answer')} that ${mentions === 1 ? 'names' : 'name'}`;
