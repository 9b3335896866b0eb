import type { FragmentType } from '@apollo/client';
import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { AnswersAddress } from '../../answers-address.ts';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { formatCount, formatCounted, formatDayAndYear } from '../../format.ts';
import { paths } from '../../paths.ts';
import { barsOf } from './day-bars.ts';
import { ExportMatches } from './ExportMatches.tsx';
import { withDays } from './filter-choices.ts';
import type { SearchCounts_SearchFragment } from './SearchCounts.generated.ts';
import { SearchProgress } from './SearchProgress.tsx';
import { toFilter } from './to-filter.ts';

interface SearchCountsProps {
  search: FragmentType<SearchCounts_SearchFragment>;
  /** The list's filter. */
  address: AnswersAddress;
  /** The brand's name; undefined before set-up. */
  brand: string | undefined;
  /** Searches again. */
  onMore: () => unknown;
}

const MAX_TOPICS = 8;

/** How many answers a search found, by platform, topic and day; each count narrows the list to its answers. */
export function SearchCounts({ search, address, brand, onMore }: SearchCountsProps) {
  const data = unmaskFragment<SearchCounts_SearchFragment>(search);
  if (!data) return null;
  const { total, namingBrand, platforms, topics, days, comparedFrom, unreadTexts, readTexts, removedTexts } =
    data;
  const isExact = comparedFrom === null && unreadTexts === 0;
  const shown = `${isExact || total === 0 ? '' : 'At least '}${formatCounted(total, 'answer')}`;
  return (
    <Box
      as="section"
      aria-label="Found"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      px={{ base: '4', md: '5' }}
      py="4"
      fontSize="sm"
    >
      <Flex justify="space-between" align="start" gap="3">
        <Text fontWeight="medium" role="status">
          {`${shown} ${total === 1 ? 'has' : 'have'} these words${isExact || total > 0 ? '' : ' so far'}`}
          {total > 0 && brand !== undefined && (
            <>
              {'; '}
              <CountLink to={{ ...address, visible: true, missed: undefined }}>
                {`${formatCount(namingBrand)} ${namingBrand === 1 ? 'names' : 'name'} ${brand}`}
              </CountLink>
            </>
          )}
          .
        </Text>
        {total > 0 && unreadTexts === 0 && <ExportMatches address={address} />}
      </Flex>
      {comparedFrom !== null && (
        <Note>{`There are too many answers to search at once: only those from ${formatDayAndYear(comparedFrom)} on were. Choose a range that ends earlier to search older ones.`}</Note>
      )}
      {unreadTexts > 0 && (
        <SearchProgress
          // Servers read for themselves: where another one answered the search, the first question is asked again.
          key={unreadTexts}
          read={readTexts}
          unread={unreadTexts}
          filter={toFilter(address)}
          onComplete={onMore}
        />
      )}
      {removedTexts > 0 && (
        <Note>{`${formatCounted(removedTexts, 'answer')} of these days cannot be searched: ${removedTexts === 1 ? 'its text is' : 'their texts are'} no longer kept here.`}</Note>
      )}
      {total > 0 && (
        <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '3', md: '6' }} mt="3">
          <Counts
            label="By platform"
            counts={platforms.map(({ platform, answers }) => ({
              name: platform.name,
              answers,
              to: { ...address, platform: platform.key },
            }))}
          />
          <Counts
            label="By topic"
            counts={topics.slice(0, MAX_TOPICS).map(({ topic, answers }) => ({
              name: topic.name,
              answers,
              to: { ...address, topic: topic.id },
            }))}
            more={topics.length - MAX_TOPICS}
          />
          <DayBars days={days} address={address} />
        </SimpleGrid>
      )}
    </Box>
  );
}

const Note = ({ children }: { children: string }) => (
  <Text color="fg.muted" mt="1">
    {children}
  </Text>
);

interface CountsProps {
  label: string;
  counts: readonly { name: string; answers: number; to: AnswersAddress }[];
  /** How many are left out. */
  more?: number;
}

const Counts = ({ label, counts, more = 0 }: CountsProps) => (
  <Box minW="0">
    <Text color="fg.subtle" fontSize="xs" mb="1">
      {label}
    </Text>
    <chakra.ul listStyleType="none" aria-label={label}>
      {counts.map(({ name, answers, to }) => (
        <chakra.li key={name} display="flex" justifyContent="space-between" gap="3">
          <chakra.span truncate>{name}</chakra.span>
          <CountLink to={to} label={`${name}: ${formatCounted(answers, 'answer')}`}>
            {formatCount(answers)}
          </CountLink>
        </chakra.li>
      ))}
    </chakra.ul>
    {more > 0 && <Text color="fg.subtle" fontSize="xs">{`and ${formatCounted(more, 'more topic')}`}</Text>}
  </Box>
);

interface CountLinkProps {
  to: AnswersAddress;
  label?: string;
  children: string;
}

const CountLink = ({ to, label, children }: CountLinkProps) => (
  <chakra.span
    asChild
    fontVariantNumeric="tabular-nums"
    borderRadius="l1"
    textDecoration="underline"
    textDecorationStyle="dotted"
    textUnderlineOffset="0.2em"
    focusVisibleRing="outside"
  >
    <Link to={paths.answers(to)} aria-label={label}>
      {children}
    </Link>
  </chakra.span>
);

/** A bar for each day, or each week of a long time; a bar opens its days. */
function DayBars({ days, address }: { days: SearchCounts_SearchFragment['days']; address: AnswersAddress }) {
  const { unit, bars } = barsOf(days);
  const most = Math.max(1, ...bars.map(({ answers }) => answers));
  return (
    <Box minW="0">
      <Text color="fg.subtle" fontSize="xs" mb="1">{`By ${unit}`}</Text>
      <chakra.ol
        listStyleType="none"
        aria-label={`By ${unit}`}
        display="flex"
        alignItems="end"
        h="16"
        gap="1px"
      >
        {bars.map(({ from, to, label, answers }) => (
          <chakra.li key={from} flex="1 1 0" minW="0" h="full" display="flex" alignItems="end">
            {answers === 0 ? (
              <Box w="full" h="1px" bg="border" />
            ) : (
              <chakra.span
                asChild
                display="block"
                w="full"
                minH="1"
                bg="accent.line"
                borderRadius="1px"
                _hover={{ bg: 'accent.solid' }}
                focusVisibleRing="outside"
                style={{ height: `${(answers / most) * 100}%` }}
              >
                <Link
                  to={paths.answers(withDays(address, { from, to }))}
                  aria-label={`${label}: ${formatCounted(answers, 'answer')}`}
                  title={`${label}: ${formatCounted(answers, 'answer')}`}
                />
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
      <Flex justify="space-between" color="fg.subtle" fontSize="xs" mt="1">
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </Flex>
    </Box>
  );
}
