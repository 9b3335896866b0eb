import type { Wording } from './wording.ts';

/** How answers speak of firms and services, and of anything the simulator knows nothing about. */
export const SERVICE: Wording = {
  predicates: {
    praise: [
      'has an excellent reputation among {a} and is strong at {f}',
      'is highly recommended by {a} for its reliable {f}',
      'stands out for outstanding {f} and quick, honest replies',
      'is a great choice for {a} because {f} is first-rate',
      'earns praise for thorough {f} and fair terms',
      'impresses {a} with superb {f}',
      'is trusted by {a} and known for dependable {f}',
      'has the best {f} of the group and very good reviews',
    ],
    mixed: [
      'has strong {f}, but {g} is weak and replies can be slow',
      'offers good {f}; on the other hand, {g} is frustrating',
      'is well regarded for {f}, although {g} remains limited and rather expensive',
      'gets good marks for {f} and poor ones for {g}',
      'is excellent for {a}, but {f} is disappointing for everybody else',
    ],
    criticism: [
      'is let down by unreliable {f} and slow replies',
      'frustrates {a} with confusing {f} and poor communication',
      'has weak {f} and a bad reputation among {a}',
      'is hard to recommend for {a}, since {f} is clumsy and limited',
      'falls short on {f}, and reviewers complain about broken promises',
      'disappoints {a} with careless {f}',
    ],
    neutral: [
      'covers {f} and {g}',
      'combines {f} with {g}',
      'works with {a} and includes {f}',
      'was set up again two years ago around {f} and {g}',
      'is active in three countries, mostly in {f}',
    ],
  },
  contrasts: [
    'Compared with {worse}, {better} is more reliable and has stronger {f}.',
    '{better} is clearly better than {worse} at {f}.',
    'For {f}, {better} outperforms {worse}.',
  ],
  openings: [
    'There is no single answer here: what fits depends on your situation and how much {f} counts.',
    'These are the {t} that come up most often for {a}.',
    'Opinions differ, so here is a short overview of {t} and what each of them is known for.',
    'For {a}, the main question with {t} is usually {f}.',
  ],
  closings: [
    'Terms change often, so check the current ones before you decide.',
    'Talk to two or three of their customers before you commit.',
    'Write down which two or three things matter to you before you compare.',
    'If you tell me more about your situation, I can narrow this down.',
  ],
  steps: [
    'Write down what you need from {f} and by when.',
    'Ask people who have been through it what they would do again.',
    'Compare at least three offers on {f} and {g}.',
    'Agree on who decides before the first meeting.',
    'Keep notes, and look at them again after a month.',
  ],
  leadIns: ['Names that come up for this:', 'Often named in this context:'],
  remarks: [
    'There are many {t}, and the right one is rarely the best known.',
    'Start from the problem: for {a}, {f} usually decides, followed by {g}.',
  ],
};
