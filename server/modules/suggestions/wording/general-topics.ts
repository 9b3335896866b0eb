import type { QuestionSet } from '../model.ts';
import { midSentence } from './phrase.ts';
import { canRender, inSentence, nameInSentence, render, type Slots } from './render.ts';

/** Questions about a business that the catalogue lacks; `{field}` is the user's words, singular or plural. */
const GENERAL_TOPICS: readonly { name: string; templates: readonly string[] }[] = [
  {
    name: 'Finding a provider',
    templates: [
      'Which companies are best known for {field}?',
      'Who would you recommend for {field}?',
      'I’m looking for {field}. Where should I start?',
      'What are the best options for {field} right now?',
      'Which companies have the best reviews for {field}?',
      'Which lesser-known companies are worth a look for {field}?',
    ],
  },
  {
    name: 'Comparing options',
    templates: [
      'What should I look for when it comes to {field}?',
      'How do the best-known companies for {field} compare?',
      'What mistakes should I avoid when it comes to {field}?',
      'What should I ask before I decide on {field}?',
      'How can I tell whether a company is good at {field}?',
      'What are good alternatives to {competitor}?',
      'Should I choose {competitor} or {other} for {field}?',
    ],
  },
  {
    name: 'Price and value',
    templates: [
      'How much should I expect to pay for {field}?',
      'Who offers the best value for {field}?',
      'Is it worth paying more for {field}?',
      'What should I know about prices before I look for {field}?',
      'Which hidden costs should I watch out for with {field}?',
      'What are affordable options for {field}?',
    ],
  },
];

/** Questions about a brand whose business is unknown. */
const BRAND_TOPIC: readonly string[] = [
  'What is {brand} known for?',
  'What do people say about {brand}?',
  'What are the pros and cons of {brand}?',
  'Is {brand} trustworthy?',
  'What are the best alternatives to {brand}?',
  'Who are the main competitors of {brand}?',
  'Is {brand} worth the money?',
  'How does {brand} compare with {competitor}?',
  'Should I choose {brand} or {competitor}?',
];

/** Topics for a business that the catalogue lacks, in the user's words; null asks about the brand alone. */
export function generalTopics(
  field: string | null,
  { brand, competitors }: { brand: string; competitors: readonly string[] },
): (QuestionSet & { name: string })[] {
  const rivals = competitors.map(nameInSentence).filter(Boolean);
  const slots: Slots = {
    field: field ? midSentence(inSentence(field)) : undefined,
    brand: nameInSentence(brand),
    competitor: rivals[0],
    other: rivals[1],
  };
  const fill = (templates: readonly string[]) =>
    templates.filter((template) => canRender(template, slots)).map((template) => render(template, slots));
  const topics = GENERAL_TOPICS.map(({ name, templates }) => ({
    name,
    generic: fill(templates),
    branded: [],
  }));
  const brandTopic = { name: `About ${nameInSentence(brand)}`, generic: [], branded: fill(BRAND_TOPIC) };
  return slots.field ? [...topics, brandTopic] : [brandTopic];
}
