import type { MarkedSpan } from '../../panels/answer-text/mark-mentions.ts';
import { ordinal } from '../../panels/answer-text/ordinal.ts';
import type { AnswerBody_AnswerFragment } from './AnswerBody.generated.ts';

/** The id of the element that marks an occurrence of a company. */
export const markId = (companyId: string, index: number) => `mention-${companyId}-${index}`;

/** The occurrences of all companies, ascending. */
export function markedSpans(mentions: AnswerBody_AnswerFragment['mentions']): MarkedSpan[] {
  return mentions
    .flatMap(({ company, position, spans }) =>
      spans.map(({ start, end }, index) => ({
        start,
        end,
        id: markId(company.id, index),
        own: company.isBrand,
        label: `${company.name}, named ${ordinal(position)}`,
      })),
    )
    .toSorted((a, b) => a.start - b.start);
}
