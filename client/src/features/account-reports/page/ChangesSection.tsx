import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatPercent, formatRange } from '../../../format.ts';
import { ChangeVerdict } from '../../../panels/comparison/ChangeLine.tsx';
import { Section } from '../../../panels/report/Section.tsx';
import type {
  ChangedPrompts_PromptFragment,
  ChangesSection_PeriodFragment,
} from './ChangesSection.generated.ts';

/** What changed against the days before, and the prompts that were won and lost by more than chance. */
export function ChangesSection({ period }: { period: ChangesSection_PeriodFragment | undefined }) {
  return (
    <Section
      id="changes"
      long
      info="Each prompt is compared with itself on the same platform. It is called a change only where chance cannot explain it."
      loading={!period}
      rows={3}
    >
      {period && (
        <Stack gap="5">
          <Text fontSize="sm" color="fg.muted">
            {describeWindows(period)}
          </Text>
          <Flex gap="6" wrap="wrap" rowGap="3">
            <Figure name="Visibility" change={period.visibilityChange} />
            <Figure name="Sentiment" change={period.sentimentChange} />
          </Flex>
          {period.promptsNotCompared ? (
            <Text fontSize="sm" color="fg.muted">
              {period.promptsNotCompared}
            </Text>
          ) : (
            <>
              <ChangedPrompts
                title="Prompts won"
                none="No prompt was won by more than chance."
                prompts={period.won}
              />
              <ChangedPrompts
                title="Prompts lost"
                none="No prompt was lost by more than chance."
                prompts={period.lost}
              />
            </>
          )}
        </Stack>
      )}
    </Section>
  );
}

function describeWindows({ compared, previous }: ChangesSection_PeriodFragment): string {
  const [later, earlier] = [compared, previous].map((range) =>
    range?.from && range.to ? formatRange(range.from, range.to) : null,
  );
  return later && earlier ? `${later} against ${earlier}` : 'There are no days before to compare with.';
}

interface FigureProps {
  name: string;
  change:
    | ChangesSection_PeriodFragment['visibilityChange']
    | ChangesSection_PeriodFragment['sentimentChange'];
}

function Figure({ name, change }: FigureProps) {
  return (
    <Stack gap="1" minW="0" maxW="30rem">
      <Flex gap="2" align="center">
        <Text fontWeight="medium">{name}</Text>
        <ChangeVerdict change={change} />
      </Flex>
      <Text fontSize="xs" color="fg.muted">
        {change.note}
      </Text>
    </Stack>
  );
}

interface ChangedPromptsProps {
  title: string;
  none: string;
  prompts: readonly ChangedPrompts_PromptFragment[];
}

function ChangedPrompts({ title, none, prompts }: ChangedPromptsProps) {
  return (
    <Stack gap="1.5" fontSize="sm">
      <Heading as="h3" fontSize="sm" fontWeight="semibold">
        {title}
      </Heading>
      {prompts.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="2">
          {prompts.map(({ question, before, after }) => (
            <chakra.li key={question} overflowWrap="anywhere" breakInside="avoid">
              {question}
              <Text color="fg.muted" fontVariantNumeric="tabular-nums">
                {`${shown(before)} → ${shown(after)}`}
              </Text>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Stack>
  );
}

const shown = ({ value, hits, answers }: ChangedPrompts_PromptFragment['before']) =>
  `${value === null ? '–' : formatPercent(value)} (${hits} of ${answers})`;
