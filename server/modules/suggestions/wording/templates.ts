import type { Kind } from '../model.ts';

/** What a question is asked for; a topic gets one of each. */
export type Intent = 'best' | 'problem' | 'use' | 'choose' | 'price' | 'compare';

/**
 * Sentences with slots: `{thing}`, `{things}`, `{a thing}`, `{audience}`, `{use}`, `{problem}`, `{competitor}`, `{other}`
 * (a second competitor), `{brand}`. They agree with any audience, singular or plural.
 */
export const TEMPLATES: Record<Exclude<Intent, 'price'>, readonly string[]> = {
  best: [
    'What’s the best {thing} for {audience}?',
    'Which {things} would you recommend for {audience}?',
    'What are the best {things} right now?',
    'Can you recommend {a thing} for {audience}?',
    'Which {things} have the best reviews for {audience}?',
  ],
  problem: [
    '{problem}. Which {thing} would help?',
    '{problem}. What would you recommend?',
    '{problem}. What are the options?',
    '{problem}. Which {things} should I look at?',
  ],
  use: [
    'Which {thing} is best if I want to {use}?',
    'What’s the easiest way for {audience} to {use}?',
    'I want to {use}. Which {thing} should I choose?',
    'Which {things} are good for someone who wants to {use}?',
    'How can {audience} {use}?',
  ],
  choose: [
    'What should {audience} look for in {a thing}?',
    'How do I choose the right {thing} for {audience}?',
    'What should I ask before I decide on {a thing}?',
    'What mistakes do people make when they choose {a thing}?',
  ],
  compare: [
    'How do the most popular {things} compare?',
    'What are the differences between the leading {things}?',
    'Which {things} are the most popular alternatives to the market leader?',
    'Which lesser-known {things} are worth a look?',
  ],
};

/** In place of `compare` where competitors are known. */
export const RIVAL_TEMPLATES: readonly string[] = [
  'What are good alternatives to {competitor}?',
  'Should {audience} choose {competitor} or {other}?',
  'What is a good alternative to {competitor} for {audience}?',
  'How does {competitor} compare with {other}?',
  'Is there something better than {competitor} for {audience}?',
];

export const PRICE_TEMPLATES: Record<Kind, readonly string[]> = {
  software: [
    'How much does {a thing} usually cost for {audience}?',
    'Is there a free {thing} that is good enough for {audience}?',
    'Which {thing} gives {audience} the most for the money?',
    'What’s the most affordable {thing} that still does the job well?',
  ],
  product: [
    'How much should {audience} expect to pay for {a thing}?',
    'Is an expensive {thing} worth it for {audience}?',
    'Which {thing} is the best value for {audience}?',
    'What’s the best {thing} on a tight budget?',
  ],
  maker: [
    'Which {thing} gives {audience} the best value?',
    'Which {things} are worth a higher price?',
    'Which affordable {things} are good enough for {audience}?',
    'Is it worth paying more for a well-known {thing}?',
  ],
  provider: [
    'Which {thing} offers {audience} the best value?',
    'Which {things} have no hidden costs for {audience}?',
    'Which {things} are open about what everything costs?',
    'How can {audience} tell whether {a thing} is too expensive?',
  ],
  service: [
    'How much should {audience} budget for {a thing}?',
    'What do {things} usually charge?',
    'Which {things} offer {audience} the best value?',
    'Is it worth paying more for a well-known {thing}?',
  ],
  investor: [
    'How much money does {a thing} usually put in?',
    'What terms should {audience} expect from {a thing}?',
    'What share of a company do {things} usually ask for?',
    'What do {things} expect from {audience}?',
  ],
};

/** These name the brand itself. */
export const BRAND_TEMPLATES: readonly string[] = [
  'Is {brand} a good choice for {audience}?',
  'What are the pros and cons of {brand}?',
  'What do people say about {brand}?',
  'What are the best alternatives to {brand}?',
  'Can {audience} rely on {brand}?',
  'How good is {brand} for someone who wants to {use}?',
];

/** The same where competitors are known. */
export const BRAND_RIVAL_TEMPLATES: readonly string[] = [
  'How does {brand} compare with {competitor}?',
  'Should {audience} choose {brand} or {competitor}?',
  'Is {brand} or {competitor} better if I want to {use}?',
  'Why do people choose {competitor} over {brand}?',
];
