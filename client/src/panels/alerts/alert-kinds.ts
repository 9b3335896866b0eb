import type { AlertChannel, AlertKind } from '../../schema.generated.ts';

/** Kinds of rules in the order of the form. */
export const KINDS: Record<AlertKind, { label: string; help: string }> = {
  VISIBILITY_DROP: {
    label: 'Visibility drops',
    help: 'Your brand is named in clearly fewer answers of the last 7 days than of the 7 before.',
  },
  VISIBILITY_RISE: {
    label: 'Visibility rises',
    help: 'Your brand is named in clearly more answers of the last 7 days than of the 7 before.',
  },
  PROMPTS_LOST: {
    label: 'Prompts are lost',
    help: 'Answers to some of your prompts name your brand clearly less often than in the 7 days before. All prompts are tested together.',
  },
  PROMPTS_WON: {
    label: 'Prompts are won',
    help: 'Answers to some of your prompts name your brand clearly more often than in the 7 days before. All prompts are tested together.',
  },
  SENTIMENT_DROP: {
    label: 'Sentiment drops',
    help: 'Answers of the last 7 days are clearly more negative about your brand than those of the 7 before.',
  },
  SENTIMENT_RISE: {
    label: 'Sentiment rises',
    help: 'Answers of the last 7 days are clearly more positive about your brand than those of the 7 before.',
  },
  COMPETITOR_OVERTAKES: {
    label: 'A competitor overtakes',
    help: 'A competitor that was behind your brand is named in more answers of the last 7 days.',
  },
  COMPETITOR_OVERTAKEN: {
    label: 'You overtake a competitor',
    help: 'A competitor that was ahead of your brand is named in fewer answers of the last 7 days.',
  },
  COMPETITOR_RISE: {
    label: 'A competitor is named more',
    help: 'Clearly more answers of the last 7 days name a competitor than of the 7 before.',
  },
  COMPETITOR_DROP: {
    label: 'A competitor is named less',
    help: 'Clearly fewer answers of the last 7 days name a competitor than of the 7 before.',
  },
  NEW_SOURCE: {
    label: 'A new source',
    help: 'At least 3 answers of the last 7 days cite a page that was never cited before.',
  },
  FAILED_RUN: {
    label: 'A failed run',
    help: 'A run stopped or could not start, or a fifth of a platform’s prompts failed.',
  },
  BOT_REFUSED: {
    label: 'A bot is being refused',
    help: 'A fifth of at least 20 verified visits of an AI bot in the last 7 days got an error, at least twice the share of the 28 days before.',
  },
  CITED_PAGE_ERROR: {
    label: 'A cited page returns an error to AI bots',
    help: 'In the last 7 days at least 3 visits, and half of all, of a page that answers cite got an error.',
  },
  EXPERIMENT_ENDED: {
    label: 'An experiment has ended',
    help: 'The last day of an experiment is over, and its result is there.',
  },
};

/** Kinds that concern the whole account. */
export const WITHOUT_TOPIC: readonly AlertKind[] = [
  'FAILED_RUN',
  'BOT_REFUSED',
  'CITED_PAGE_ERROR',
  'EXPERIMENT_ENDED',
];

/** Kinds that one competitor may be watched for. */
export const OF_COMPETITORS: readonly AlertKind[] = [
  'COMPETITOR_OVERTAKES',
  'COMPETITOR_OVERTAKEN',
  'COMPETITOR_RISE',
  'COMPETITOR_DROP',
];

/** Kinds that one prompt may be watched for. */
export const OF_PROMPTS: readonly AlertKind[] = ['VISIBILITY_DROP', 'VISIBILITY_RISE'];

/** Kinds that all platforms are watched for. */
export const OF_ALL_PLATFORMS: readonly AlertKind[] = ['NEW_SOURCE', ...WITHOUT_TOPIC];

export const isKind = (text: string): text is AlertKind => Object.hasOwn(KINDS, text);

export const CHANNELS: Record<AlertChannel, string> = { EMAIL: 'Email', WEBHOOK: 'Webhook' };

/** The choice of all topics. */
export const WHOLE_ACCOUNT = 'Whole account';
