import type { Phrase } from './phrase.ts';

/**
 * Questions about what somebody searches for, by the form of the phrase; the lists of a form are different intents,
 * those whose answers name companies first. Each form has enough for eight questions about one phrase, and begins them
 * with different words, so that no company's name can be all of their beginnings.
 */
export const SEARCH_TEMPLATES: Readonly<Record<Phrase['form'], readonly (readonly string[])[]>> = {
  things: [
    [
      'What are the best {topic} right now?',
      'Which {topic} would you recommend?',
      'I’m looking for {topic}. Where should I start?',
      'Can you suggest a few {topic} that people are happy with?',
    ],
    ['Which {topic} offer the best value?', 'How much should I expect to pay for {topic}?'],
    [
      'How do the most popular {topic} compare?',
      'What sets the leading {topic} apart?',
      'Are there lesser-known {topic} that are worth a look?',
    ],
    [
      'Which {topic} have the best reviews?',
      'Who can recommend good {topic}?',
      'Do you know {topic} that people keep coming back to?',
    ],
    [
      'What should I look for when I choose between {topic}?',
      'How do I tell good {topic} from bad ones?',
      'Is it worth paying more for {topic}?',
    ],
  ],
  thing: [
    [
      'What’s the best {topic} right now?',
      'Which {topic} would you recommend?',
      'I’m looking for {topic}. Where should I start?',
      'Can you suggest {topic} that people are happy with?',
    ],
    ['Which {topic} offers the best value?', 'How much should I expect to pay for {topic}?'],
    [
      'Which {topic} is the most popular?',
      'What sets the leading makers of {topic} apart?',
      'Is there lesser-known {topic} that is worth a look?',
    ],
    [
      'Which {topic} has the best reviews?',
      'Who is best known for {topic}?',
      'Do you know {topic} that people keep coming back to?',
    ],
    [
      'What should I look for in {topic}?',
      'How do I choose {topic}?',
      'Is it worth paying more for {topic}?',
    ],
  ],
  field: [
    [
      'What are the best options for {topic} right now?',
      'Which companies are best known for {topic}?',
      'I’m looking for {topic}. Where should I start?',
      'Can you recommend a company for {topic}?',
    ],
    ['Who offers the best value for {topic}?', 'How much should I expect to pay for {topic}?'],
    [
      'How do the best-known companies for {topic} compare?',
      'What sets the leading companies for {topic} apart?',
      'Are there lesser-known companies for {topic} that are worth a look?',
    ],
    [
      'Which companies have the best reviews for {topic}?',
      'Who do experts recommend for {topic}?',
      'Do you have a good recommendation for {topic}?',
    ],
    [
      'What should I look for when it comes to {topic}?',
      'What mistakes should I avoid when it comes to {topic}?',
      'Is it worth paying more for {topic}?',
    ],
  ],
  use: [
    [
      'What’s the best way to {topic}?',
      'Which companies can help me to {topic}?',
      'I want to {topic}. What would you recommend?',
      'Can you recommend something that helps me to {topic}?',
    ],
    ['Who offers the best value if I want to {topic}?', 'How much does it cost to {topic}?'],
    [
      'How do the options compare if I want to {topic}?',
      'What do most people use to {topic}?',
      'Are there lesser-known ways to {topic} that are worth a look?',
    ],
    [
      'Which products or services have the best reviews for people who want to {topic}?',
      'Who do experts recommend if I want to {topic}?',
      'Do I need professional help to {topic}?',
    ],
    [
      'What should I watch out for if I want to {topic}?',
      'How do I find the right company if I want to {topic}?',
      'Is it worth paying somebody to {topic}?',
    ],
  ],
  question: [
    ['{topic}?', '{topic}? Which companies should I look at?', 'I keep wondering: {topic}?'],
    ['{topic}? Who offers the best value?', 'Can you tell me: {topic}?'],
    ['{topic}? How do the best-known options compare?', 'My question is this: {topic}?'],
    ['{topic}? Which companies do experts recommend?', 'A friend asked me: {topic}?'],
    ['{topic}? What should I watch out for?', 'Quick question: {topic}?', 'Please help me: {topic}?'],
  ],
};

/** These name the company; `{audience}` is whom the topic is for. */
export const BRANDED_SEARCH_TEMPLATES = {
  audience: ['Is {brand} a good choice for {audience}?'],
  topic: ['Is {brand} a good choice when it comes to {topic}?'],
  use: ['Is {brand} a good choice if I want to {topic}?'],
  rival: ['How does {brand} compare with {competitor}?'],
  any: [
    'What are the pros and cons of {brand}?',
    'What are the best alternatives to {brand}?',
    'What do people say about {brand}?',
  ],
} satisfies Record<string, readonly string[]>;
