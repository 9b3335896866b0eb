import { chakra, Flex, Text } from '@chakra-ui/react';
import { Pill } from '../../components/figures/Pill.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { splitAddress } from '../sources/source-url.ts';
import { VisitPage } from '../sources/VisitPage.tsx';
import type { PromptSearchesQuery } from './PromptSearches.generated.ts';

type Search = PromptSearchesQuery['promptSearches']['searches'][number];

/** One search with its answers, platforms and pages. */
export function SearchGroup({ search }: { search: Search }) {
  const { query, answers, platforms } = search;
  const pages = search.pages.filter(({ cited, own }) => cited > 0 || own);
  return (
    <li>
      <Flex justify="space-between" gap="3" align="baseline" wrap="wrap">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {query}
        </Text>
        <Text color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
          {`${formatCounted(answers, 'answer')} · ${platforms.map(({ name }) => name).join(', ')}`}
        </Text>
      </Flex>
      <Text fontSize="xs" color="fg.muted" mt="1">
        {ownPages(search)}
      </Text>
      {pages.length > 0 && (
        <chakra.ul listStyleType="none" mt="1.5" display="flex" flexDirection="column" gap="1">
          {pages.map((page) => (
            <PageLine key={page.url} page={page} />
          ))}
        </chakra.ul>
      )}
    </li>
  );
}

function ownPages({ answersWithPages, ownFound, ownCited }: Search): string {
  if (answersWithPages === 0) return 'The vendor does not say which pages it found.';
  if (ownFound === 0) return 'Your pages were not among those it found.';
  const found = `Your pages were found in ${formatCount(ownFound)} of ${formatCounted(answersWithPages, 'answer')}`;
  return ownCited === 0 ? `${found} and never cited.` : `${found} and cited in ${formatCount(ownCited)}.`;
}

function PageLine({ page: { url, domain, title, cited, found, own } }: { page: Search['pages'][number] }) {
  const { site, path } = splitAddress(url, domain);
  return (
    <Flex asChild align="center" gap="2" minW="0" fontSize="xs">
      <li>
        <Text as="span" truncate title={title || url}>
          {`${site}${path}`}
        </Text>
        {own && (
          <Pill size="sm" palette="accent">
            Your site
          </Pill>
        )}
        <Text as="span" color="fg.subtle" flexShrink="0" ms="auto" fontVariantNumeric="tabular-nums">
          {cited > 0 ? `cited in ${formatCount(cited)} of ${formatCount(found)}` : 'found, not cited'}
        </Text>
        <VisitPage url={url} name={`${site}${path}`} />
      </li>
    </Flex>
  );
}
