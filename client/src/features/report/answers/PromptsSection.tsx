import { Badge, Box, chakra, Grid, Text } from '@chakra-ui/react';
import { Section } from '../../../panels/report/Section.tsx';
import { promptId } from '../../../panels/report/sections.ts';
import { OutcomeCell } from './OutcomeCell.tsx';
import type { PromptsSection_ReportFragment } from './PromptsSection.generated.ts';

/** With more platforms, outcomes are below the question instead of in columns. */
const MAX_COLUMNS = 4;

interface PromptsSectionProps {
  token: string;
  report: PromptsSection_ReportFragment | undefined;
}

/** Every prompt with its outcome on every platform, and links to the answers. */
export function PromptsSection({ token, report }: PromptsSectionProps) {
  const count = report?.platforms.length ?? 0;
  const hasHeader = count <= MAX_COLUMNS;
  const wide = `minmax(0, 1fr) repeat(${count}, minmax(0, 9.5rem))`;
  const columns = { base: 'minmax(0, 1fr)', ...(hasHeader && { md: wide, _print: wide }) };
  return (
    <Section
      id="prompts"
      long
      info="All prompts, in the order they were entered. Open an outcome to read the answer."
      loading={!report}
      rows={8}
      empty={report?.prompts.length === 0}
      emptyText="No prompts"
    >
      {hasHeader && (
        <Grid
          templateColumns={columns}
          display={{ base: 'none', md: 'grid', _print: 'grid' }}
          gap="3"
          pb="2"
          fontSize="xs"
          color="fg.subtle"
          aria-hidden="true"
        >
          <span>Prompt</span>
          {report?.platforms.map(({ platform }) => (
            <Text as="span" key={platform.key} ps="2.5" truncate>
              {platform.name}
            </Text>
          ))}
        </Grid>
      )}
      <chakra.ol listStyleType="none">
        {report?.prompts.map(({ question, branded, results }, index) => (
          <chakra.li
            // Two prompts may have the same text; their order never changes.
            key={promptId(index)}
            id={promptId(index)}
            display="grid"
            gridTemplateColumns={columns}
            alignItems="start"
            columnGap="3"
            rowGap="2"
            py="3"
            borderTopWidth="1px"
            scrollMarginTop="16"
            breakInside="avoid"
            css={{ '&:target': { bg: 'accent.subtle', outline: '8px solid', outlineColor: 'accent.subtle' } }}
          >
            <Question number={index + 1} question={question} branded={branded} />
            <chakra.ul
              listStyleType="none"
              display={hasHeader ? { base: 'grid', md: 'contents', _print: 'contents' } : 'grid'}
              gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
              gap="2"
            >
              {results.map((result) => (
                <OutcomeCell
                  key={result.platform.key}
                  token={token}
                  prompt={index}
                  result={result}
                  hasHeader={hasHeader}
                />
              ))}
            </chakra.ul>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}

interface QuestionProps {
  number: number;
  question: string;
  branded: boolean;
}

function Question({ number, question, branded }: QuestionProps) {
  return (
    <Grid templateColumns="1.5rem minmax(0, 1fr)" gap="2" pt={{ md: '1.5' }}>
      <Text as="span" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {number}
      </Text>
      <Box overflowWrap="anywhere">
        {question}
        {branded && (
          <Badge ms="2" px="1.5" borderRadius="full" fontSize="2xs" bg="bg.muted" color="fg.muted">
            Names the company
          </Badge>
        )}
      </Box>
    </Grid>
  );
}
