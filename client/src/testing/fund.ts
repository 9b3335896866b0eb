import { brand, topics, viewer } from './fixtures.ts';

const prompt = (
  id: number,
  text: string,
  category: string,
  averageRank: number,
  rankChange: number,
  visibility: number,
  topCompetitors: string[] = ['Rival One'],
) => ({ id: `f${id}`, prompt: text, category, averageRank, rankChange, visibility, topCompetitors });

/** A user with the fund view. */
export const fundViewer = { ...viewer, view: 'FUND' };

/** Five prompts above and below each limit of a badge. */
export const fundPrompts = {
  sample: true,
  brand,
  prompts: [
    prompt(1, 'Who leads seed rounds?', 'Seed', 2.5, 0.4, 84),
    prompt(2, 'Which fund helps with hiring?', 'Support', 1.2, -0.6, 85, [
      'Rival One',
      'Third Sound',
      'Fourth House',
      'Fifth Bank',
    ]),
    prompt(3, 'Who backs batteries?', 'Climate', 4.1, 0, 69, []),
    prompt(4, 'Which seed fund answers emails?', 'Support', 3, 1.5, 70),
    prompt(5, 'Is Acme a good investor?', 'Reputation', 1, -2, 100),
  ],
};

/** The cards of a topic with a rank. */
export const fundTopic = {
  sample: true,
  name: topics[0]?.name,
  slug: 'wireless',
  sentiment: 0.824,
  visibility: 87.5,
  marketPosition: 2,
  activePrompts: 32,
};
