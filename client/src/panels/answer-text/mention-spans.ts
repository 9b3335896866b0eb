import type { MarkedSpan } from './mark-mentions.ts';
import { ordinal } from './ordinal.ts';

interface Mention {
  company: { id: string; name: string; isBrand: boolean };
  position: number;
  spans: readonly { start: number; end: number }[];
}

/** The id of the element that marks an occurrence of a company; `within` tells answers of one screen apart. */
export const markId = (companyId: string, index: number, within = 'mention') =>
  `${within}-${companyId}-${index}`;

/** The occurrences of all companies, ascending. */
export function markedSpans(mentions: readonly Mention[], within?: string): MarkedSpan[] {
  return mentions
    .flatMap(({ company, position, spans }) =>
      spans.map(({ start, end }, index) => ({
        start,
        end,
        id: markId(company.id, index, within),
        own: company.isBrand,
        label: `${company.name}, named ${ordinal(position)}`,
      })),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** The occurrences with the words of a search between them; a word within a company's name stays part of it. */
export function withMatches(
  spans: readonly MarkedSpan[],
  matches: readonly { start: number; end: number }[],
): MarkedSpan[] {
  const between = matches.filter(
    ({ start, end }) => !spans.some((span) => span.start < end && span.end > start),
  );
  return [
    ...spans,
    ...between.map(({ start, end }, index) => ({
      ...{ start, end },
      id: `match-${index}`,
      own: false,
      isMatch: true,
      label: 'Searched for',
    })),
  ].toSorted((a, b) => a.start - b.start);
}
