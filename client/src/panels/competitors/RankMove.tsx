import { chakra } from '@chakra-ui/react';
import type { PlaceBefore } from './company-columns.ts';

/** By how many places a company moved; no judgement, as ranks are not tested for chance. */
export function RankMove({ rank, before }: { rank: number; before: PlaceBefore | null }) {
  const { seen, said } = words(rank, before);
  return (
    <chakra.span ms="1.5" fontSize="2xs" color="fg.muted" title={said}>
      <span aria-hidden="true">{seen}</span>
      <chakra.span srOnly>{` ${said} `}</chakra.span>
    </chakra.span>
  );
}

function words(rank: number, before: PlaceBefore | null) {
  if (!before) return { seen: 'new', said: 'not mentioned before' };
  const moved = before.rank - rank;
  if (moved === 0) return { seen: '', said: 'same rank before' };
  return { seen: `${moved > 0 ? '▲' : '▼'}${Math.abs(moved)}`, said: `rank ${before.rank} before` };
}
