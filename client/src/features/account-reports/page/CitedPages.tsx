import { chakra, Flex, Text } from '@chakra-ui/react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatCounted } from '../../../format.ts';
import { Section } from '../../../panels/report/Section.tsx';
import { PageLink } from '../../../panels/sources/PageLink.tsx';
import type { CitedPages_PeriodFragment } from './CitedPages.generated.ts';

/** The pages that most answers cite. */
export function CitedPages({ period }: { period: CitedPages_PeriodFragment | undefined }) {
  return (
    <Section
      id="sources"
      long
      info="The pages that most answers of these days cite."
      loading={!period}
      rows={5}
      empty={period?.sources.length === 0}
      emptyText="No answer cites a source"
    >
      <chakra.ol listStyleType="none">
        {period?.sources.map((source) => (
          <PageLine key={source.url} source={source} />
        ))}
      </chakra.ol>
    </Section>
  );
}

function PageLine({ source }: { source: CitedPages_PeriodFragment['sources'][number] }) {
  const { url, domain, title, answers, own } = source;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      gap="3"
      alignItems="center"
      py="1.5"
      fontSize="sm"
      breakInside="avoid"
    >
      <Flex gap="2" align="center" minW="0">
        <PageLink {...{ url, domain, title }} />
        {own && (
          <Pill size="sm" palette="accent">
            Yours
          </Pill>
        )}
      </Flex>
      <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatCounted(answers, 'answer')}
      </Text>
    </chakra.li>
  );
}
