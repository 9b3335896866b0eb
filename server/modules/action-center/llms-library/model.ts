import type { Company } from '../../brands/model.ts';

/** A piece of content meant for language models. */
export interface LlmsContentItem {
  id: string;
  title: string;
  category: string;
  /** Plain text; paragraphs are parted by empty lines. */
  content: string;
  /** `YYYY-MM-DD` */
  lastModified: string;
  /** Words in `content`. */
  wordCount: number;
  tags: readonly string[];
  /** Only what is published belongs in the exported file. */
  status: 'PUBLISHED' | 'DRAFT' | 'ARCHIVED';
}

/** What the fund tells language models about itself. */
export interface LlmsLibrary {
  sample: boolean;
  /** Null before set-up. */
  brand: Company | null;
  items: readonly LlmsContentItem[];
}
