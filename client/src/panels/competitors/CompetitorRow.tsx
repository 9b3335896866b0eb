import { chakra, Flex, Text } from '@chakra-ui/react';
import { Pill } from '../../components/figures/Pill.tsx';
import { formatCount, formatCounted, formatPercent } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { CompanyBadge } from './CompanyBadge.tsx';
import type { CompetitorRow_CompanyFragment } from './CompetitorRow.generated.ts';

/** A company's place in the previous period. */
export interface PreviousRank {
  rank: number;
  /** Mentions as the product shows them: halved and rounded. */
  count: number;
}

/** Rank, company, mentions, share of voice; wider where places of the previous period stand beside the ranks. */
export const companyColumns = (compared: boolean) =>
  compared
    ? { base: '2.5rem 1fr 4rem 3.25rem', sm: '3rem 1fr 4.5rem 3.5rem' }
    : { base: '1rem 1fr 3.5rem 3.25rem', sm: '1.25rem 1fr 4rem 3.5rem' };

interface CompetitorRowProps {
  company: CompetitorRow_CompanyFragment;
  /** Its place in the previous period; null when it had none, undefined while nothing is compared. */
  before: PreviousRank | null | undefined;
}

/** One company; the own brand stands out by colour and by a word. */
export function CompetitorRow({ company, before }: CompetitorRowProps) {
  const { id, name, rank, isBrand, count, mentions, shareOfVoice, logoUrl } = company;
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={companyColumns(before !== undefined)}
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
        {before !== undefined && <RankMove rank={rank} before={before} />}
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
        {isBrand && (
          <Pill size="sm" palette="accent">
            You
          </Pill>
        )}
      </Flex>
      <Text as="span" textAlign="end">
        {formatCount(count)}
        <chakra.span srOnly> mentions</chakra.span>
        {before && (
          <chakra.span display="block" fontSize="2xs" lineHeight="1" color="fg.subtle">
            {`was ${formatCount(before.count)}`}
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

/** By how many places a company moved; no judgement, as ranks are not tested for chance. */
function RankMove({ rank, before }: { rank: number; before: PreviousRank | null }) {
  const { seen, said } = words(rank, before);
  return (
    <chakra.span ms="1.5" fontSize="2xs" color="fg.muted" title={said}>
      <span aria-hidden="true">{seen}</span>
      <chakra.span srOnly>{` ${said} `}</chakra.span>
    </chakra.span>
  );
}

function words(rank: number, before: PreviousRank | null) {
  if (!before) return { seen: 'new', said: 'not mentioned before' };
  const moved = before.rank - rank;
  if (moved === 0) return { seen: '', said: 'same rank before' };
  return { seen: `${moved > 0 ? '▲' : '▼'}${Math.abs(moved)}`, said: `rank ${before.rank} before` };
}
