import type { LlmsContentItem } from '../../modules/llms-library/model.ts';

/** An item as it is written down; its words are counted. */
export type WrittenItem = Omit<LlmsContentItem, 'wordCount'>;
