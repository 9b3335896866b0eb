import type { FundContentType } from '../../../schema.generated.ts';
import { AUDIENCES, CONTENT_TYPES, type TextChoices, TONES } from './simulated-text/choices.ts';

const LABELS: Record<TextChoices[keyof TextChoices], string> = {
  'blog-post': 'Blog Post',
  'press-release': 'Press Release',
  'case-study': 'Case Study',
  'market-report': 'Market Report',
  newsletter: 'Newsletter',
  'social-media': 'Social Media',
  investors: 'Investors',
  entrepreneurs: 'Entrepreneurs',
  'portfolio-companies': 'Portfolio Companies',
  'industry-peers': 'Industry Peers',
  media: 'Media',
  'general-public': 'General Public',
  professional: 'Professional',
  casual: 'Casual',
  authoritative: 'Authoritative',
  conversational: 'Conversational',
  inspiring: 'Inspiring',
  analytical: 'Analytical',
};

const options = <TValue extends keyof typeof LABELS>(values: readonly TValue[]) =>
  values.map((value) => ({ value, label: LABELS[value] }));

export const TYPE_OPTIONS = options(CONTENT_TYPES);
export const AUDIENCE_OPTIONS = options(AUDIENCES);
export const TONE_OPTIONS = options(TONES);

/** What the settings are when the screen opens. */
export const DEFAULT_CHOICES: TextChoices = {
  type: 'blog-post',
  audience: 'entrepreneurs',
  tone: 'professional',
};

/** The choice that a template's type stands for. */
export const TYPE_CHOICE: Record<FundContentType, TextChoices['type']> = {
  BLOG_POST: 'blog-post',
  PRESS_RELEASE: 'press-release',
  CASE_STUDY: 'case-study',
  MARKET_REPORT: 'market-report',
  NEWSLETTER: 'newsletter',
  SOCIAL_MEDIA: 'social-media',
};

/** A choice in words. */
export const labelOf = (choice: keyof typeof LABELS): string => LABELS[choice];
