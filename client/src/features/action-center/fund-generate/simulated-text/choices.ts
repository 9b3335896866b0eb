/** What can be asked of a generated text; product specification, section 9. */
export const CONTENT_TYPES = [
  'blog-post',
  'press-release',
  'case-study',
  'market-report',
  'newsletter',
  'social-media',
] as const;

export const AUDIENCES = [
  'investors',
  'entrepreneurs',
  'portfolio-companies',
  'industry-peers',
  'media',
  'general-public',
] as const;

export const TONES = [
  'professional',
  'casual',
  'authoritative',
  'conversational',
  'inspiring',
  'analytical',
] as const;

/** What kind of text, for whom, and how it speaks. */
export interface TextChoices {
  type: (typeof CONTENT_TYPES)[number];
  audience: (typeof AUDIENCES)[number];
  tone: (typeof TONES)[number];
}
