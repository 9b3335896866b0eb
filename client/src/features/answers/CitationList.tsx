import type { FragmentType } from '@apollo/client';
import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { partOf } from '../../apollo/part-of.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { safeHref, splitAddress } from '../../panels/sources/source-url.ts';
import { paths } from '../../paths.ts';
import type { CitationList_AnswerFragment } from './CitationList.generated.ts';

/** The pages an answer cites; each leads to all answers that cite it, and out to the page itself. */
export function CitationList({ answer }: { answer: FragmentType<CitationList_AnswerFragment> | undefined }) {
  const data = partOf<CitationList_AnswerFragment>(answer);
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
  const href = safeHref(url);
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
            <Badge
              flexShrink="0"
              px="1.5"
              borderRadius="full"
              fontSize="2xs"
              bg="accent.muted"
              color="accent.fg"
            >
              Your site
            </Badge>
          )}
        </Flex>
        <Text fontSize="xs" color="fg.subtle" truncate title={url}>
          {`${site}${path}`}
        </Text>
      </Box>
      {href && (
        <chakra.a
          href={href}
          target="_blank"
          rel="noreferrer noopener nofollow"
          aria-label={`Visit ${site}${path}`}
          color="fg.subtle"
          borderRadius="l1"
          p="1"
          h="fit-content"
          focusVisibleRing="outside"
          _hover={{ color: 'fg' }}
        >
          <ExternalLink size={14} aria-hidden="true" />
        </chakra.a>
      )}
    </chakra.li>
  );
}
