/** The settings of a generated text; product specification, section 9. */
export const CONTENT_TYPES = [
  { value: 'blog-post', label: 'Blog Post' },
  { value: 'press-release', label: 'Press Release' },
  { value: 'case-study', label: 'Case Study' },
  { value: 'market-report', label: 'Market Report' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'social-media', label: 'Social Media' },
] as const;

export const AUDIENCES = [
  { value: 'investors', label: 'Investors' },
  { value: 'entrepreneurs', label: 'Entrepreneurs' },
  { value: 'portfolio-companies', label: 'Portfolio Companies' },
  { value: 'industry-peers', label: 'Industry Peers' },
  { value: 'media', label: 'Media' },
  { value: 'general-public', label: 'General Public' },
] as const;

export const TONES = [
  { value: 'professional', label: 'Professional' },
  { value: 'casual', label: 'Casual' },
  { value: 'authoritative', label: 'Authoritative' },
  { value: 'conversational', label: 'Conversational' },
  { value: 'inspiring', label: 'Inspiring' },
  { value: 'analytical', label: 'Analytical' },
] as const;

export interface TextChoices {
  type: (typeof CONTENT_TYPES)[number]['value'];
  audience: (typeof AUDIENCES)[number]['value'];
  tone: (typeof TONES)[number]['value'];
}

const LABELS = new Map<string, string>(
  [...CONTENT_TYPES, ...AUDIENCES, ...TONES].map(({ value, label }) => [value, label]),
);

export const labelOf = (choice: TextChoices[keyof TextChoices]): string => LABELS.get(choice) ?? choice;
