import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { formatCount, formatCounted } from '../../../format.ts';
import { PageLink } from '../../sources/PageLink.tsx';
import { Section } from '../Section.tsx';
import type { SourcesSection_ReportFragment } from './SourcesSection.generated.ts';

const TWO_COLUMNS = 'repeat(2, minmax(0, 1fr))';

/** The pages that answers cite, grouped by the kind of their site. */
export function SourcesSection({ report }: { report: SourcesSection_ReportFragment | undefined }) {
  return (
    <Section
      id="sources"
      long
      info="Pages that the answers cite, grouped by whose site they are on: at most five of a kind, those in most answers first."
      loading={!report}
      rows={5}
      empty={report?.sources.length === 0}
      emptyText="No answer cites a source"
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: TWO_COLUMNS, _print: TWO_COLUMNS }}
        columnGap="8"
        rowGap="6"
      >
        {report?.sources.map((group) => (
          <SourceGroup key={group.kind} group={group} />
        ))}
      </chakra.div>
    </Section>
  );
}

function SourceGroup({ group }: { group: SourcesSection_ReportFragment['sources'][number] }) {
  return (
    <chakra.div breakInside="avoid" minW="0">
      <Flex justify="space-between" align="baseline" gap="3" pb="1.5" borderBottomWidth="1px">
        <Heading as="h3" fontSize="sm" fontWeight="semibold">
          {group.name}
        </Heading>
        <Text fontSize="xs" color="fg.subtle" whiteSpace="nowrap">
          {`cited in ${formatCounted(group.answers, 'answer')}`}
        </Text>
      </Flex>
      <chakra.ol listStyleType="none" pt="1.5">
        {group.sources.map((source) => (
          <SourceLine key={source.url} source={source} />
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

type Source = SourcesSection_ReportFragment['sources'][number]['sources'][number];

function SourceLine({ source: { url, domain, title, answers } }: { source: Source }) {
  return (
    <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="3" py="1" fontSize="sm">
      <PageLink {...{ url, domain, title }} />
      <Text as="span" fontVariantNumeric="tabular-nums">
        {formatCount(answers)}
        <chakra.span srOnly>{answers === 1 ? ' answer' : ' answers'}</chakra.span>
      </Text>
    </chakra.li>
  );
}
