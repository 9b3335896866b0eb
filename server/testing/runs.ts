import { expect } from 'vitest';
import type { Run } from '../modules/collection/model.ts';
import type { SignedIn, TestApp } from './app.ts';
import { eventually } from './eventually.ts';
import { graphql } from './graphql.ts';

/** The questions of collection tests. */
export const QUESTIONS = [
  'Which note app is best?',
  'What replaces paper notes?',
  'Is there a note app for teams?',
];

/** The platforms' answer to a question. */
export const answerTo = (question: string) => ({
  text: `On “${question}”: **Quillmark** is excellent, and Tarnwick is fine.`,
  sources: [{ url: 'https://reviews.example/best', title: 'The best' }],
});

const RUN = `id trigger status reason planned done failed unsent cost estimatedCost secondsLeft prompts samples
  platforms { platform { key name } planned answered failed refused empty inputTokens cost unpriced unsent trouble pausedUntil }
  failures { platform { key } reason count }`;

/** A run as the API shows it. */
export type ShownRun = Omit<Run, 'status' | 'platforms'> & {
  status: string;
  planned: number;
  done: number;
  failed: number;
  unsent: number;
  secondsLeft: number | null;
  cost: number;
  estimatedCost: number | null;
  platforms: (Omit<Run['platforms'][number], 'platform'> & { platform: { key: string } })[];
  failures: { platform: { key: string }; reason: string; count: number }[];
};

interface ShownAnswer {
  platform: { key: string };
  status: string;
  sample: number;
  simulated: boolean;
  text: string;
}

/** A user's runs and settings through the API. */
export function runsOf(app: TestApp, owner: Pick<SignedIn, 'headers'>) {
  async function send<T>(query: string, variables: object = {}, headers = owner.headers): Promise<T> {
    const reply = await graphql<T>(app, headers, query, { ...variables });
    if (reply.errors) throw new Error(reply.errors[0]?.message);
    return reply.data;
  }
  const find = async (id: string, headers = owner.headers) =>
    (
      await send<{ collectionRun: ShownRun | null }>(
        `query ($id: ID!) { collectionRun(id: $id) { ${RUN} } }`,
        { id },
        headers,
      )
    ).collectionRun;

  return {
    find,
    async start(input: object = {}): Promise<ShownRun> {
      const query = `mutation ($input: RunInput) { startRun(input: $input) { ${RUN} } }`;
      return (await send<{ startRun: ShownRun }>(query, { input })).startRun;
    },
    /** Resolves to the run when it has ended. */
    async ended(id: string): Promise<ShownRun> {
      return eventually(async () => {
        const run = await find(id);
        expect(run?.status).not.toBe('RUNNING');
        return run as ShownRun;
      });
    },
    async cancel(id: string): Promise<void> {
      await send('mutation ($id: ID!) { cancelRun(id: $id) { status } }', { id });
    },
    async saveSettings(input: object): Promise<void> {
      const query =
        'mutation ($input: CollectionSettingsInput!) { saveCollectionSettings(input: $input) { errors { message } } }';
      const { saveCollectionSettings } = await send<{ saveCollectionSettings: { errors: unknown[] } }>(
        query,
        {
          input,
        },
      );
      expect(saveCollectionSettings.errors).toEqual([]);
    },
    async answers(filter: object = {}): Promise<{ total: number; nodes: ShownAnswer[] }> {
      const query = `query ($filter: AnswersFilter) { answers(filter: $filter, first: 100) {
        total nodes { platform { key } status sample simulated text } } }`;
      return (await send<{ answers: { total: number; nodes: ShownAnswer[] } }>(query, { filter })).answers;
    },
  };
}

export type Runs = ReturnType<typeof runsOf>;
