/** The report's parts in their order: the element each is found by, and its title. */
export const SECTIONS = [
  { id: 'visibility', title: 'Visibility' },
  { id: 'platforms', title: 'By platform' },
  { id: 'sentiment', title: 'Sentiment' },
  { id: 'ranking', title: 'Ranking' },
  { id: 'missing', title: 'Where it is missing' },
  { id: 'sources', title: 'Top sources' },
  { id: 'passages', title: 'In their words' },
  { id: 'next-steps', title: 'Next steps' },
  { id: 'prompts', title: 'All prompts and answers' },
  { id: 'measurement', title: 'How it was measured' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** The element a prompt's answers are found by; prompts are counted from 0. */
export const promptId = (prompt: number) => `prompt-${prompt + 1}`;
