import { brand } from './fixtures.ts';

/** The fund's Action Center with one of everything, and a recommendation for each of two tools. */
export const fundActionCenter = {
  sample: true,
  figures: {
    publishedItems: 2,
    libraryItems: 5,
    analysedSources: 3,
    sourceCitations: 1200,
    emailsSent: 40,
    responseRate: 32.5,
    promptVisibility: 78.4,
    prompts: 20,
  },
  activities: [
    {
      id: 'a1',
      tool: 'EMAIL_OUTREACH',
      title: 'Campaign started',
      description: 'It goes to four sources.',
      day: '2026-07-27',
    },
    {
      id: 'a2',
      tool: 'CONTENT_LIBRARY',
      title: 'Guide published',
      description: 'Part of the file now.',
      day: '2026-07-13',
    },
  ],
  performance: [
    { category: 'Seed', prompts: 2, visibility: 91 },
    { category: 'Health', prompts: 1, visibility: 49.5 },
  ],
  recommendations: [
    {
      id: 'r1',
      title: 'Write about health & care',
      text: 'Nobody does.',
      category: 'Health',
      tool: 'CONTENT_GENERATOR',
    },
    {
      id: 'r2',
      title: 'See who is cited',
      text: 'Before you write.',
      category: 'Seed',
      tool: 'SOURCE_ANALYSIS',
    },
  ],
};

const template = (id: string, type: string, example: string) => ({
  id,
  title: `The ${id}`,
  type,
  description: `What the ${id} is for.`,
  prompt: `Write the ${id} on [topic].`,
  example,
});

/** Examples above and below the preview's limit. */
export const fundGenerator = {
  simulated: true,
  brand,
  templates: [
    template('announcement', 'PRESS_RELEASE', 'x'.repeat(200)),
    template('report', 'MARKET_REPORT', `${'y'.repeat(200)}z`),
  ],
};
