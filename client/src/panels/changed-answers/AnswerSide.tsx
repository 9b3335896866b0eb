import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Pill } from '../../components/figures/Pill.tsx';
import { formatDayAndYear } from '../../format.ts';
import { paths } from '../../paths.ts';
import { AnswerText } from '../answer-text/AnswerText.tsx';
import { markedSpans } from '../answer-text/mention-spans.ts';
import { splitAddress } from '../sources/source-url.ts';
import type { AnswerSide_AnswerFragment as Answer } from './ChangedAnswers.generated.ts';

interface AnswerSideProps {
  title: 'Before' | 'After';
  answer: Answer | undefined;
  /** The answer that it is compared with. */
  other: Answer | undefined;
  platform: string;
}

/** One of two answers side by side; what the other one lacks is marked. */
export function AnswerSide({ title, answer, other, platform }: AnswerSideProps) {
  const id = useId();
  const only = title === 'Before' ? 'Gone' : 'New';
  const palette = title === 'Before' ? 'red' : 'green';
  const mentions = answer?.mentions;
  const spans = useMemo(() => markedSpans(mentions ?? [], id), [mentions, id]);
  if (!answer) return <Text color="fg.muted">{`${title}: this answer was deleted meanwhile.`}</Text>;
  const isOtherModel = other !== undefined && answer.model !== null && answer.model !== other.model;
  const named = new Set(other?.mentions.map(({ company }) => company.id));
  const cited = new Set(other?.citations.map(({ url }) => url));
  return (
    <Stack asChild gap="3" borderWidth="1px" borderRadius="l2" p="4" minW="0">
      <section aria-labelledby={id}>
        <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="3">
          <Heading as="h3" id={id} fontSize="sm" fontWeight="semibold">
            {title}
          </Heading>
          <Text fontSize="xs" color="fg.muted">
            <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
              <Link to={paths.answer(answer.id)}>
                {`${platform}, ${formatDayAndYear(answer.collectedAt.slice(0, 10))}`}
              </Link>
            </chakra.span>
            {answer.model && ` · ${answer.model} `}
            {isOtherModel && (
              <Pill size="sm" palette="amber">
                Other model
              </Pill>
            )}
          </Text>
        </Flex>
        <Difference
          label="Companies named"
          items={answer.mentions.map(({ company }) => ({ key: company.id, name: company.name }))}
          shared={named}
          {...{ only, palette }}
        />
        <Box
          maxH="26rem"
          overflowY="auto"
          tabIndex={0}
          role="region"
          aria-label={`Answer ${title.toLowerCase()}`}
          focusVisibleRing="outside"
        >
          {answer.text.trim() ? (
            <AnswerText text={answer.text} spans={spans} />
          ) : (
            <Text color="fg.muted" fontSize="sm">
              {answer.textProblem ?? 'The text of this answer was deleted.'}
            </Text>
          )}
        </Box>
        <Difference
          label="Sources cited"
          items={answer.citations.map(({ url, domain }) => {
            const { site, path } = splitAddress(url, domain);
            return { key: url, name: `${site}${path}` };
          })}
          shared={cited}
          {...{ only, palette }}
        />
      </section>
    </Stack>
  );
}

interface DifferenceProps {
  label: string;
  items: readonly { key: string; name: string }[];
  /** Keys that the other answer has, too. */
  shared: ReadonlySet<string>;
  /** What the others are marked as. */
  only: string;
  palette: 'red' | 'green';
}

/** A list of what an answer has; what only it has comes first and is marked. */
function Difference({ label, items, shared, only, palette }: DifferenceProps) {
  const sorted = [...items].sort((a, b) => Number(shared.has(a.key)) - Number(shared.has(b.key)));
  return (
    <Stack gap="1.5">
      <Text fontSize="xs" fontWeight="medium" color="fg.muted">
        {items.length === 0 ? `${label}: none` : label}
      </Text>
      {items.length > 0 && (
        <chakra.ul
          listStyleType="none"
          aria-label={label}
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          rowGap="1"
          fontSize="sm"
        >
          {sorted.map(({ key, name }) => (
            <chakra.li key={key} minW="0" maxW="full" overflowWrap="anywhere">
              {name}
              {!shared.has(key) && (
                <chakra.span ms="1.5">
                  <Pill size="sm" palette={palette}>
                    {only}
                  </Pill>
                </chakra.span>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Stack>
  );
}
