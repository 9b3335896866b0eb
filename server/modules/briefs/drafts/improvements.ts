import type { DraftText } from './model.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What was done, counted: the five items of “Improvements Made”. */
export function describeImprovements({ sections, cut }: DraftText): string[] {
  const claims = sections.flatMap((section) => section.claims);
  const links = claims.flatMap((claim) => claim.links);
  const linked = claims.filter((claim) => claim.links.length > 0).length;
  return [
    `Arranged in ${counted(sections.length, 'section')} with ${counted(claims.length, 'paragraph')}`,
    `${counted(linked, 'paragraph')} linked to facts of read pages`,
    `Sources: ${counted(new Set(links.map(({ url }) => url)).size, 'page')}`,
    `${counted(claims.filter(({ fromOwnText }) => fromOwnText).length, 'paragraph')} with figures or quotations of your own text`,
    cut.length === 0
      ? 'Nothing had to be cut'
      : `${counted(cut.length, 'sentence')} cut, because no source has what they say`,
  ];
}
