import type { RecordedAnswerInput } from '../graphql/resolvers.generated.ts';

/** The brand file that the recordings below speak of. */
export const QUILLMARK = {
  brand: { name: 'Quillmark', aliases: ['Quill Mark'], domain: 'quillmark.example' },
  competitors: [
    { name: 'Tarnwick', aliases: [], domain: 'tarnwick.example' },
    { name: 'Ostrava Labs', aliases: [], domain: null },
  ],
};

/** A recorded answer about note-taking; what is left out is made up. */
export const answer = (
  over: Partial<RecordedAnswerInput> & Pick<RecordedAnswerInput, 'id'>,
): RecordedAnswerInput => ({
  platform: 'chatgpt',
  run: 1,
  collectedAt: '2025-05-24T10:00:00Z',
  topic: 'Note taking',
  prompt: 'Which note app is best?',
  answer: '',
  sources: [],
  ...over,
});

/**
 * Eight recordings whose numbers can be counted by hand: two topics, three prompts (one names the brand), two
 * platforms, two days.
 */
export const RECORDINGS: RecordedAnswerInput[] = [
  answer({
    id: 'r1',
    answer: '1. **Tarnwick** is dependable.\n2. **Quillmark** is an excellent choice for writers.',
    sources: [{ url: 'https://www.reviews.example/best?utm_source=chat', title: 'Best note apps' }],
  }),
  answer({ id: 'r2', platform: 'gemini', answer: 'Most people are happy with Tarnwick.' }),
  answer({
    id: 'r3',
    collectedAt: '2025-05-25T10:00:00Z',
    answer: 'Quillmark is a great pick. Tarnwick is a solid one.',
  }),
  answer({
    id: 'r4',
    collectedAt: '2025-05-25T11:00:00Z',
    platform: 'gemini',
    answer: 'Quillmark is slow and unreliable.',
    sources: [
      { url: 'https://reviews.example/best', title: '' },
      { url: 'https://docs.quillmark.example/start', title: 'Docs' },
    ],
  }),
  answer({ id: 'r5', prompt: 'Is Quillmark any good?', answer: 'Quillmark is a great tool.' }),
  answer({
    id: 'r6',
    topic: 'Team wikis',
    prompt: 'Which wiki suits a team?',
    answer: 'Ostrava Labs and Tarnwick.',
  }),
  answer({
    id: 'r7',
    topic: 'Team wikis',
    prompt: 'Which wiki suits a team?',
    platform: 'gemini',
    answer: 'It depends on the size of the team.',
  }),
  answer({
    id: 'r8',
    topic: 'Team wikis',
    prompt: 'Which wiki suits a team?',
    platform: 'gemini',
    run: 2,
    answer: '  ',
  }),
];

/** Four answers whose lists name Zettelwerk, which nobody tracks: named in four, first in two. One prompt names the brand. */
export const DISCOVERABLE: RecordedAnswerInput[] = [
  answer({
    id: 'd1',
    answer:
      '1. **Zettelwerk Pro 3** is the most accurate.\n2. **Quillmark** works well.\n3. **Tarnwick** follows.',
  }),
  answer({
    id: 'd2',
    platform: 'gemini',
    answer: '1. **Tarnwick** is dependable.\n2. **Zettelwerk Air 2** is small and quiet.',
  }),
  answer({
    id: 'd3',
    collectedAt: '2025-05-26T10:00:00Z',
    answer: 'Many people choose Zettelwerk for notes, and some choose Quillmark.',
  }),
  answer({
    id: 'd4',
    prompt: 'Is Quillmark any good?',
    answer: 'Quillmark is good, and so is Zettelwerk.',
  }),
];
