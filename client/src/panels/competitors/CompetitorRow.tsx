import { chakra, Flex, Text } from '@chakra-ui/react';
import { GitCompareArrows } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Pill } from '../../components/figures/Pill.tsx';
import { useScreenLinks } from '../../components/layout/screen-links.ts';
import { formatCount, formatCounted, formatPercent } from '../../format.ts';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { paths } from '../../paths.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { CompanyBadge } from './CompanyBadge.tsx';
import type { CompetitorRow_CompanyFragment } from './CompetitorRow.generated.ts';

/** A company's rank in the previous period. */
export interface PreviousRank {
  rank: number;
  /** Mentions as the product shows them: halved and rounded. */
  count: number;
}

/** Rank, company, mentions, share of voice; the first is wider where it shows a move. */
export const companyColumns = (compared: boolean) =>
  compared
    ? { base: '2.5rem 1fr 4rem 3.25rem', sm: '3rem 1fr 4.5rem 3.5rem' }
    : { base: '1rem 1fr 3.5rem 3.25rem', sm: '1.25rem 1fr 4rem 3.5rem' };

interface CompetitorRowProps {
  company: CompetitorRow_CompanyFragment;
  /** Its rank in the previous period; null when it had none, undefined without a comparison. */
  previous: PreviousRank | null | undefined;
}

/** One company; the own brand stands out by colour and by a word. */
export function CompetitorRow({ company, previous }: CompetitorRowProps) {
  const { id, name, rank, isBrand, count, mentions, shareOfVoice, logoUrl } = company;
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={companyColumns(previous !== undefined)}
      gap={{ base: '2', sm: '3' }}
      alignItems="center"
      minH="9"
      px="2"
      borderRadius="l1"
      bg={isBrand ? 'accent.subtle' : undefined}
      _hover={{ bg: isBrand ? 'accent.muted' : 'bg.subtle' }}
      aria-current={isBrand ? 'true' : undefined}
      fontVariantNumeric="tabular-nums"
    >
      <Text as="span" color="fg.subtle" fontSize="sm">
        <chakra.span srOnly>Rank </chakra.span>
        {rank}
        {previous !== undefined && <RankMove rank={rank} previous={previous} />}
      </Text>
      <Flex align="center" gap={{ base: '2', sm: '2.5' }} minW="0">
        <CompanyBadge name={name} logoUrl={logoUrl} strong={isBrand} />
        <Text as="span" fontWeight={isBrand ? 'semibold' : 'medium'} truncate>
          <OpenAnswers
            row
            of={{ company: id }}
            shown={name}
            hint={`Open the ${formatCounted(mentions, 'answer')} that name ${name}`}
          >
            {name}
          </OpenAnswers>
        </Text>
        {isBrand ? (
          <Pill size="sm" palette="accent">
            You
          </Pill>
        ) : (
          <CompareLink id={id} name={name} />
        )}
      </Flex>
      <Text as="span" textAlign="end">
        {formatCount(count)}
        <chakra.span srOnly> mentions</chakra.span>
        {previous && (
          <chakra.span display="block" fontSize="2xs" lineHeight="1" color="fg.subtle">
            {`was ${formatCount(previous.count)}`}
          </chakra.span>
        )}
      </Text>
      <Text as="span" textAlign="end" color="fg.muted">
        {shareOfVoice === null ? '–' : formatPercent(shareOfVoice)}
        <chakra.span srOnly> share of voice</chakra.span>
      </Text>
    </chakra.li>
  );
}

/** Leads to the page of the brand against this company; above the link that fills the row. */
function CompareLink({ id, name }: { id: string; name: string }) {
  const withFilter = useCarriedFilter();
  if (!useScreenLinks()) return null;
  return (
    <chakra.span
      asChild
      position="relative"
      zIndex="1"
      ms="auto"
      color="fg.subtle"
      borderRadius="l1"
      focusVisibleRing="outside"
      _hover={{ color: 'fg' }}
    >
      <Link
        to={withFilter(paths.headToHead(id))}
        aria-label={`Compare with ${name}`}
        title={`Compare with ${name}`}
        data-no-print=""
      >
        <GitCompareArrows size={14} aria-hidden="true" />
      </Link>
    </chakra.span>
  );
}

/** How far a company moved; not coloured, since ranks are not tested for chance. */
function RankMove({ rank, previous }: { rank: number; previous: PreviousRank | null }) {
  const { symbol, label } = formatMove(rank, previous);
  return (
    <chakra.span ms="1.5" fontSize="2xs" color="fg.muted" title={label}>
      <span aria-hidden="true">{symbol}</span>
      <chakra.span srOnly>{` ${label} `}</chakra.span>
    </chakra.span>
  );
}

function formatMove(rank: number, previous: PreviousRank | null) {
  if (!previous) return { symbol: 'new', label: 'not mentioned before' };
  const moved = previous.rank - rank;
  if (moved === 0) return { symbol: '', label: 'same rank before' };
  return { symbol: `${moved > 0 ? '▲' : '▼'}${Math.abs(moved)}`, label: `rank ${previous.rank} before` };
}
