import type { MarkedSpan } from '../../panels/answer-text/mark-mentions.ts';
import { ordinal } from '../../panels/answer-text/ordinal.ts';
import type { AnswerBody_AnswerFragment } from './AnswerBody.generated.ts';

/** The element a place of a company in the answer's text is found by. */
export const markId = (companyId: string, place: number) => `mention-${companyId}-${place}`;

/** Every place of every company, ascending. */
export function markedSpans(mentions: AnswerBody_AnswerFragment['mentions']): MarkedSpan[] {
  return mentions
    .flatMap(({ company, position, spans }) =>
      spans.map(({ start, end }, place) => ({
        start,
        end,
        id: markId(company.id, place),
        own: company.isBrand,
        label: `${company.name}, named ${ordinal(position)}`,
      })),
    )
    .toSorted((a, b) => a.start - b.start);
}
