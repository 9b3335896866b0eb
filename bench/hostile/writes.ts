import type { RecordedAnswerInput } from '../../server/graphql/resolvers.generated.ts';
import { IMPORT_BATCH } from '../../server/modules/answers/recorded-answer.ts';
import { worldRecordings } from '../world/answers.ts';
import type { Hostile } from './requests.ts';

const long = (piece: string) => piece.repeat(Math.floor(90_000 / piece.length));
const ANSWER = worldRecordings(1).next().value as RecordedAnswerInput;
const TEXTS = [...worldRecordings(2 * IMPORT_BATCH)].map(({ answer }) => answer);
/** Newer than all others, so that they are first in the list. */
const answer = (text: string, id: string) => ({
  ...ANSWER,
  id,
  answer: text,
  collectedAt: '2026-01-01T00:00:00Z',
});
const IMPORT =
  'mutation ($a: [RecordedAnswerInput!]!) { importAnswers(answers: $a) { stored rejected { reason } } }';

/** One answer of 90 KB for each: what the analysis reads as text, and as Markdown. */
const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  names: long('Quillmark, Tarnwick '),
  'half of a name': long('Hask '),
  brackets: long('['),
  links: long('[a](https://a.example/'),
  stars: long('*a_ '),
  lists: long('- '),
  tables: long('|a|b|\n|-|-|\n'),
  quotations: long('>'),
  'one word': long('x'),
  addresses: long('https://a.example/b?c=d '),
  sentences: long('No. '),
};

/** Mutations of a signed-in user with bodies of 100 KB. */
export const WRITES: readonly Hostile[] = [
  ...Object.entries(HOSTILE_TEXTS).map(([name, text]) => ({
    name: `an answer of ${name}`,
    query: IMPORT,
    fresh: (sending: number) => ({ a: [answer(text, `hostile ${sending}`)] }),
  })),
  ...[0.5, 1].map((kilobytes) => ({
    name: `${IMPORT_BATCH} answers of ${kilobytes} KB`,
    query: IMPORT,
    fresh: (sending: number) => ({
      a: Array.from({ length: IMPORT_BATCH }, (_, n) =>
        answer(
          `${TEXTS[n]}${TEXTS[n + 1]}`.slice(0, kilobytes * 850),
          `hostile ${sending} ${kilobytes} ${n}`,
        ),
      ),
    }),
  })),
  { name: 'excerpts of these answers', query: '{ answers(first: 100) { nodes { excerpt { text } } } }' },
  {
    name: '2,000 prompts for an unknown topic',
    query: 'mutation ($q: [String!]!) { addPrompts(topicId: "a", questions: $q) { added { id } } }',
    variables: { q: Array.from({ length: 2000 }, (_, n) => `What about question ${n}?`) },
  },
  {
    name: '5,000 topic names',
    query: 'mutation ($n: [String!]!) { addTopics(names: $n) { errors { message } } }',
    variables: { n: Array.from({ length: 5000 }, (_, n) => `t ${n}`) },
  },
  {
    name: '2,000 ids to move',
    query: 'mutation ($i: [ID!]!) { movePrompts(ids: $i, topicId: "a") { moved { id } } }',
    variables: {
      i: Array.from({ length: 2000 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
    },
  },
  {
    name: '1,500 competitors',
    query: 'mutation ($i: SaveBrandInput!) { saveBrand(input: $i) { errors { message } } }',
    variables: {
      i: {
        brand: { name: 'Quillmark', aliases: [] },
        competitors: Array.from({ length: 1500 }, (_, n) => ({ name: `Name ${n}`, aliases: [`Other ${n}`] })),
      },
    },
  },
];
