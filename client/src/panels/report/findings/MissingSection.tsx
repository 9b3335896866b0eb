import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount, formatCounted } from '../../../format.ts';
import { Section } from '../Section.tsx';
import { promptId } from '../sections.ts';
import type { MissingSection_ReportFragment } from './MissingSection.generated.ts';

interface MissingSectionProps {
  report: MissingSection_ReportFragment | undefined;
  /** Each leads to its answers in the report. */
  linked?: boolean;
  /** Below the list. */
  more?: ReactNode;
}

/** The prompts in none of whose answers the company is named, and who is. */
export function MissingSection({ report, linked = true, more }: MissingSectionProps) {
  return (
    <Section
      id="missing"
      long
      info={`Prompts that do not name the company and whose answers never name it.${linked ? ' Each opens its answers.' : ''}`}
      loading={!report}
      rows={4}
      empty={report?.missing.length === 0}
      emptyText={
        report?.measurement.answers === 0
          ? 'There are no usable answers to look in'
          : `Every prompt has an answer that names ${report?.company ?? 'the company'}`
      }
    >
      <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {report?.missing.map((missing) => (
          <MissingLine key={missing.prompt} missing={missing} linked={linked} />
        ))}
      </chakra.ul>
      {more}
    </Section>
  );
}

interface MissingLineProps {
  missing: MissingSection_ReportFragment['missing'][number];
  linked: boolean;
}

function MissingLine({ missing, linked }: MissingLineProps) {
  const { prompt, question, answers, named } = missing;
  return (
    <chakra.li py="3" _first={{ pt: '0' }} _last={{ pb: '0' }} breakInside="avoid">
      <chakra.a
        href={linked ? `#${promptId(prompt)}` : undefined}
        fontWeight="medium"
        overflowWrap="anywhere"
        borderRadius="l1"
        focusVisibleRing="outside"
        _hover={linked ? { textDecoration: 'underline', textUnderlineOffset: '3px' } : undefined}
      >
        {question}
      </chakra.a>
      <Flex wrap="wrap" align="center" gap="1.5" mt="1.5" fontSize="sm" color="fg.muted">
        {named.length === 0
          ? `None of the companies compared is named in ${answers === 1 ? 'its answer' : `its ${formatCount(answers)} answers`}.`
          : 'Named instead:'}
        {named.map((company) => (
          <Badge
            key={company.name}
            px="2"
            borderRadius="full"
            fontSize="xs"
            lineHeight="1.375rem"
            bg="bg.muted"
            color="fg"
            whiteSpace="normal"
            overflowWrap="anywhere"
          >
            {company.name}
            <Text as="span" color="fg.muted" fontWeight="normal">
              {` ${formatCount(company.answers)} of ${formatCounted(answers, 'answer')}`}
            </Text>
          </Badge>
        ))}
      </Flex>
    </chakra.li>
  );
}
