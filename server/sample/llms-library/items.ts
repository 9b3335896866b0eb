import type { LlmsContentItem } from '../../modules/llms-library/model.ts';
import { FIRM_CONTENT } from './firm.ts';
import { FOUNDER_CONTENT } from './founders.ts';
import { SECTOR_CONTENT } from './sectors.ts';

/** What the sample fund tells language models about itself; figures and names are invented. */
export const LLMS_LIBRARY_ITEMS: readonly LlmsContentItem[] = [
  ...FIRM_CONTENT,
  ...SECTOR_CONTENT,
  ...FOUNDER_CONTENT,
].map((item) => ({ ...item, wordCount: item.content.split(/\s+/).length }));
