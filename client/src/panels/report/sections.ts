/** The sections of a visitor's report in their order, with the ids that links point to. */
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

/** Sections that only a report of an account's own figures has. */
export const PERIOD_SECTIONS = [
  { id: 'changes', title: 'What changed' },
  { id: 'topics', title: 'By topic' },
] as const;

export type SectionId = (typeof SECTIONS | typeof PERIOD_SECTIONS)[number]['id'];

/** Id of the element with a prompt's answers, by the prompt's index. */
export const promptId = (prompt: number) => `prompt-${prompt + 1}`;
