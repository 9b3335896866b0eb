import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { formatCount, formatCounted } from '../../../format.ts';
import { Section } from '../Section.tsx';
import { promptId } from '../sections.ts';
import type { MissingSection_ReportFragment } from './MissingSection.generated.ts';

/** The prompts in none of whose answers the company is named, and who is. */
export function MissingSection({ report }: { report: MissingSection_ReportFragment | undefined }) {
  return (
    <Section
      id="missing"
      long
      info="Prompts that do not name the company and whose answers never name it. Each opens its answers."
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
          <MissingLine key={missing.prompt} missing={missing} />
        ))}
      </chakra.ul>
    </Section>
  );
}

function MissingLine({ missing }: { missing: MissingSection_ReportFragment['missing'][number] }) {
  const { prompt, question, answers, named } = missing;
  return (
    <chakra.li py="3" _first={{ pt: '0' }} _last={{ pb: '0' }} breakInside="avoid">
      <chakra.a
        href={`#${promptId(prompt)}`}
        fontWeight="medium"
        overflowWrap="anywhere"
        borderRadius="l1"
        focusVisibleRing="outside"
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
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
