import { PERSON } from '../../../analysis/method.ts';
import { orderCompanies } from '../../../analysis/order/order-companies.ts';
import { CERTAIN_SCORES, verdictOf } from '../../../analysis/sentiment/verdict.ts';
import type { JudgedMention } from '../model.ts';
import { type Corrections, NO_CORRECTIONS } from './model.ts';

/** Applies what people say of an answer to the mentions that the product found in it. Pure. */
export function applyCorrections(
  text: string,
  found: readonly JudgedMention[],
  corrections: Corrections,
): readonly JudgedMention[] {
  if (corrections === NO_CORRECTIONS) return found;
  const mentions = new Map(found.map((mention) => [mention.companyId, mention]));
  for (const { companyId, named, verdict, spans } of corrections.mentions) {
    const mention = mentions.get(companyId);
    if (!named) {
      mentions.delete(companyId);
    } else if (mention || spans.length > 0) {
      mentions.set(companyId, {
        ...(mention ?? { companyId, position: 0, spans, sentiment: null, judge: PERSON }),
        ...(mention && verdictOf(mention.sentiment) === verdict
          ? {}
          : { sentiment: CERTAIN_SCORES[verdict ?? 'none'], judge: PERSON }),
      });
    }
  }
  const foundIds = new Set(found.map(({ companyId }) => companyId));
  const isAdded = [...mentions.keys()].some((id) => !foundIds.has(id));
  const ids = isAdded
    ? orderCompanies(text, new Map([...mentions].map(([id, { spans }]) => [id, spans])))
    : [...mentions.keys()];
  return orderAs(ids, corrections.order ?? []).flatMap((id, index) => {
    const mention = mentions.get(id);
    return mention ? [{ ...mention, position: index + 1 }] : [];
  });
}

/** Puts ids into the order of a list; one that the list lacks stays behind the id that it followed. */
function orderAs(ids: readonly string[], order: readonly string[]): string[] {
  const ordered = order.filter((id) => ids.includes(id));
  ids.forEach((id, index) => {
    if (ordered.includes(id)) return;
    const previous = ids[index - 1];
    ordered.splice(previous === undefined ? 0 : ordered.indexOf(previous) + 1, 0, id);
  });
  return ordered;
}
