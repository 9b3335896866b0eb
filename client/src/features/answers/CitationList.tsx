import type { FragmentType } from '@apollo/client';
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Pill } from '../../components/figures/Pill.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { splitAddress } from '../../panels/sources/source-url.ts';
import { VisitPage } from '../../panels/sources/VisitPage.tsx';
import { paths } from '../../paths.ts';
import type { CitationList_AnswerFragment } from './CitationList.generated.ts';

/** The pages that an answer cites; each links to its answers and to the page itself. */
export function CitationList({ answer }: { answer: FragmentType<CitationList_AnswerFragment> | undefined }) {
  const data = unmaskFragment<CitationList_AnswerFragment>(answer);
  return (
    <Panel
      title="Sources cited"
      loading={!data}
      skeleton={<RowSkeletons rows={4} />}
      empty={data?.citations.length === 0}
      emptyText="This answer cites no sources"
    >
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3">
        {data?.citations.map((citation) => (
          <CitationLine key={citation.position} citation={citation} />
        ))}
      </chakra.ol>
    </Panel>
  );
}

function CitationLine({ citation }: { citation: CitationList_AnswerFragment['citations'][number] }) {
  const { position, url, domain, title, own } = citation;
  const { site, path } = splitAddress(url, domain);
  return (
    <chakra.li display="grid" gridTemplateColumns="1.25rem 1fr auto" gap="2" fontSize="sm">
      <Text as="span" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {position}
      </Text>
      <Box minW="0">
        <Flex align="center" gap="2" minW="0">
          <chakra.span
            asChild
            fontWeight="medium"
            truncate
            borderRadius="l1"
            focusVisibleRing="outside"
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
          >
            <Link to={paths.answers({ source: url })} title="Open the answers that cite this page">
              {title || site}
            </Link>
          </chakra.span>
          {own && (
            <Pill size="sm" palette="accent">
              Your site
            </Pill>
          )}
        </Flex>
        <Text fontSize="xs" color="fg.subtle" truncate title={url}>
          {`${site}${path}`}
        </Text>
      </Box>
      <VisitPage url={url} name={`${site}${path}`} />
    </chakra.li>
  );
}
