import type { FragmentType } from '@apollo/client';
import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { partOf } from '../../../apollo/part-of.ts';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { safeHref, splitAddress } from '../../../panels/sources/source-url.ts';
import { SOURCE_KINDS } from '../report-words.ts';
import { Section } from '../Section.tsx';
import type { SourcesSection_ReportFragment } from './SourcesSection.generated.ts';

const TWO_COLUMNS = 'repeat(2, minmax(0, 1fr))';

/** The pages that answers cite, by whose they are. */
export function SourcesSection({
  report,
}: {
  report: FragmentType<SourcesSection_ReportFragment> | undefined;
}) {
  const data = partOf<SourcesSection_ReportFragment>(report);
  return (
    <Section
      id="sources"
      long
      info="Pages that the answers cite, grouped by whose site they are on: at most five of a kind, those in most answers first."
      loading={!data}
      skeleton={<RowSkeletons rows={5} />}
      empty={data?.sources.length === 0}
      emptyText="No answer cites a source"
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: TWO_COLUMNS, _print: TWO_COLUMNS }}
        columnGap="8"
        rowGap="6"
      >
        {data?.sources.map((kind) => (
          <SourceKindList key={kind.kind} findings={kind} />
        ))}
      </chakra.div>
    </Section>
  );
}

function SourceKindList({ findings }: { findings: SourcesSection_ReportFragment['sources'][number] }) {
  return (
    <chakra.div breakInside="avoid" minW="0">
      <Flex justify="space-between" align="baseline" gap="3" pb="1.5" borderBottomWidth="1px">
        <Heading as="h3" fontSize="sm" fontWeight="semibold">
          {SOURCE_KINDS[findings.kind]}
        </Heading>
        <Text fontSize="xs" color="fg.subtle" whiteSpace="nowrap">
          {`cited in ${formatCounted(findings.answers, 'answer')}`}
        </Text>
      </Flex>
      <chakra.ol listStyleType="none" pt="1.5">
        {findings.sources.map((source) => (
          <SourceLine key={source.url} source={source} />
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

type Source = SourcesSection_ReportFragment['sources'][number]['sources'][number];

function SourceLine({ source: { url, domain, title, answers } }: { source: Source }) {
  const { site, path } = splitAddress(url, domain);
  return (
    <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="3" py="1" fontSize="sm">
      <chakra.a
        href={safeHref(url)}
        target="_blank"
        rel="noreferrer noopener nofollow"
        title={title || url}
        display="flex"
        minW="0"
        borderRadius="l1"
        focusVisibleRing="outside"
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
      >
        <Text as="span" fontWeight="medium" flexShrink="0" maxW="full" truncate>
          {site}
        </Text>
        <Text as="span" color="fg.subtle" truncate>
          {path}
        </Text>
      </chakra.a>
      <Text as="span" fontVariantNumeric="tabular-nums">
        {formatCount(answers)}
        <chakra.span srOnly>{answers === 1 ? ' answer' : ' answers'}</chakra.span>
      </Text>
    </chakra.li>
  );
}
