import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rate } from '../../graphql/resolvers.generated.ts';
import { certaintyOfPrompt } from '../../statistics/clusters.ts';
import { rate } from '../../statistics/rates.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';

const QUESTION = 'Which note app is best?';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Rates = Pick<Rate, 'low' | 'high' | 'hits' | 'answers'>;

test('a prompt’s intervals are the same on its list, in its gap and in its brief', async () => {
  const { headers } = await app.signedIn();
  // Of 4 answers of one platform 2 name the brand, of 5 of the other 2; the others miss it.
  const platforms = { chatgpt: 4, gemini: 5 };
  await importInto(
    app,
    headers,
    QUILLMARK,
    Object.entries(platforms).flatMap(([platform, answers]) =>
      Array.from({ length: answers }, (_, run) =>
        answer({
          id: `${platform}-${run}`,
          ...{
            platform,
            run: run + 1,
            prompt: QUESTION,
            answer: `Options: ${run < 2 ? 'Quillmark' : 'Tarnwick'}.`,
          },
        }),
      ),
    ),
  );
  const within = { squares: (2 * 2) / 3 + (2 * 3) / 4, singles: 0, platforms: 2 };
  const expected = (hits: number) => {
    const { low, high } = rate(hits, 9, certaintyOfPrompt(hits, 9, within));
    return { hits, answers: 9, low: expect.closeTo(low ?? 0, 9), high: expect.closeTo(high ?? 0, 9) };
  };
  const FIELDS = '{ hits answers low high }';
  const { data } = await graphql<{
    prompts: { prompts: { id: string; visibility: Rates }[] }[];
    promptGaps: { nodes: { visible: Rates; missed: Rates }[] };
  }>(
    app,
    headers,
    `{ prompts { prompts { id visibility ${FIELDS} } }
       promptGaps { nodes { visible ${FIELDS} missed ${FIELDS} } } }`,
  );
  const prompt = data.prompts[0]?.prompts[0];
  expect(prompt?.visibility).toEqual(expected(4));
  expect(data.promptGaps.nodes).toEqual([{ visible: expected(4), missed: expected(5) }]);
  const { data: ofBrief } = await graphql<{ brief: { visible: Rates; missed: Rates } }>(
    app,
    headers,
    `query ($id: ID!) { brief(promptId: $id) { visible ${FIELDS} missed ${FIELDS} } }`,
    { id: prompt?.id },
  );
  expect(ofBrief.brief).toEqual({ visible: expected(4), missed: expected(5) });
});
