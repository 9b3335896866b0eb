import type { FragmentType } from '@apollo/client';
import { chakra, Flex, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { Pill } from '../../components/figures/Pill.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatCounted } from '../../format.ts';
import { splitAddress } from '../../panels/sources/source-url.ts';
import { VisitPage } from '../../panels/sources/VisitPage.tsx';
import type { SearchList_AnswerFragment } from './SearchList.generated.ts';

type SearchQuery = SearchList_AnswerFragment['searchQueries'][number];

/** What the platform searched for while it answered; nothing where it does not say. */
export function SearchList({ answer }: { answer: FragmentType<SearchList_AnswerFragment> | undefined }) {
  const data = unmaskFragment<SearchList_AnswerFragment>(answer);
  if (!data || data.searchQueries.length === 0) return null;
  return (
    <Panel
      title="Searches behind it"
      info="What the platform searched for while it wrote this answer, with the cited pages that each search found where the vendor says which."
    >
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3" fontSize="sm">
        {data.searchQueries.map((search) => (
          <SearchItem key={search.query} search={search} />
        ))}
      </chakra.ol>
    </Panel>
  );
}

function SearchItem({ search: { query, pages } }: { search: SearchQuery }) {
  const cited = pages.filter(({ position, own }) => position !== null || own);
  const others = pages.length - cited.length;
  return (
    <chakra.li display="grid" gridTemplateColumns="1.25rem minmax(0, 1fr)" gap="2">
      <chakra.span color="fg.subtle" pt="0.5">
        <Search aria-hidden="true" size={14} />
      </chakra.span>
      <div>
        <Text overflowWrap="anywhere" fontWeight="medium">
          {query}
        </Text>
        {cited.length > 0 && (
          <chakra.ul listStyleType="none" mt="1" display="flex" flexDirection="column" gap="1">
            {cited.map((page) => (
              <FoundPage key={page.url} page={page} />
            ))}
          </chakra.ul>
        )}
        {others > 0 && (
          <Text fontSize="xs" color="fg.subtle">
            {`${cited.length > 0 ? 'and ' : ''}${formatCounted(others, 'page')} that the answer does not cite`}
          </Text>
        )}
      </div>
    </chakra.li>
  );
}

function FoundPage({ page: { url, domain, position, title, own } }: { page: SearchQuery['pages'][number] }) {
  const { site, path } = splitAddress(url, domain);
  return (
    <Flex asChild align="center" gap="2" minW="0" fontSize="xs">
      <li>
        <Text as="span" color="fg.subtle" fontVariantNumeric="tabular-nums" flexShrink="0">
          {position === null ? 'found, not cited:' : `cited ${position}.`}
        </Text>
        <Text as="span" truncate title={title || url} color="fg.muted">
          {`${site}${path}`}
        </Text>
        {own && (
          <Pill size="sm" palette="accent">
            Your site
          </Pill>
        )}
        <VisitPage url={url} name={`${site}${path}`} />
      </li>
    </Flex>
  );
}
