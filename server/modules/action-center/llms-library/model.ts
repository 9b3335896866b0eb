import type { Company } from '../../brands/model.ts';

/** Content for language models. */
export interface LlmsContentItem {
  id: string;
  title: string;
  category: string;
  /** Plain text; empty lines separate paragraphs. */
  content: string;
  /** `YYYY-MM-DD` */
  lastModified: string;
  /** Words in `content`. */
  wordCount: number;
  tags: readonly string[];
  /** Only published items are exported. */
  status: 'PUBLISHED' | 'DRAFT' | 'ARCHIVED';
}

export interface LlmsLibrary {
  sample: boolean;
  /** Null before set-up. */
  brand: Company | null;
  items: readonly LlmsContentItem[];
}
