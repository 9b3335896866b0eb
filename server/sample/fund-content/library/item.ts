import type { LlmContentItem } from '../../../modules/fund-content/model.ts';
import { SAMPLE_FUND } from '../../fund.ts';

/** An item as it is written down; the rest follows from it. */
export interface WrittenItem extends Omit<LlmContentItem, 'id' | 'category' | 'url' | 'wordCount'> {
  /** Of the page on the fund's site; the item's id, too. */
  path: string;
}

/** Items of one category. */
export const itemsOf = (category: string, written: readonly WrittenItem[]): LlmContentItem[] =>
  written.map(({ path, ...item }) => ({
    ...item,
    id: path,
    category,
    url: `https://${SAMPLE_FUND.brand.domain}/${path}`,
    wordCount: item.content.split(' ').length,
  }));
