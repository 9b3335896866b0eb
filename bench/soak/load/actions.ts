import { clientOperation } from '../../operation.ts';
import type { Customer } from '../customers.ts';
import { type LoadContext, operation, request } from './visitor.ts';

/** A user action and its interval in milliseconds. */
export interface Action {
  name: string;
  everyMs: number;
  run(context: LoadContext, customer: Customer): Promise<void>;
}

const FILTER = { filter: {}, compare: true };

const query = (name: string, everyMs: number, operationName: string, variables: object = {}): Action => {
  const text = clientOperation(operationName);
  return {
    name,
    everyMs,
    run: async (context, { token }) => void (await operation(context, token, text, variables)),
  };
};

/** Concurrent user actions, each in its own loop. */
export const actions = (): Action[] => [
  query('dashboard', 400, 'Overview', FILTER),
  query('prompts', 1_000, 'Prompts', { filter: {} }),
  query('answers', 700, 'Answers', { filter: {} }),
  query('settings', 2_000, 'CollectionSettings'),
  { name: 'topic', everyMs: 1_000, run: topic },
  { name: 'sign in', everyMs: 4_000, run: signIn },
  { name: 'REST', everyMs: 800, run: rest },
  { name: 'export', everyMs: 5_000, run: download },
  { name: 'suggestions', everyMs: 1_500, run: suggestions },
  { name: 'change', everyMs: 3_000, run: change },
  { name: 'rename a rival', everyMs: 60_000, run: renameRival },
  { name: 'run', everyMs: 2_000, run: collect },
  { name: 'import', everyMs: 5_000, run: importSome },
];

const TOPIC = clientOperation('Topic');

async function topic(context: LoadContext, { token }: Customer): Promise<void> {
  const found = await operation<{ topics: { slug: string }[] }>(
    context,
    token,
    'query Slugs { topics { slug } }',
  );
  const slug = found?.topics[0]?.slug;
  if (slug) await operation(context, token, TOPIC, { slug, ...FILTER });
}

async function signIn(context: LoadContext, { email, password }: Customer): Promise<void> {
  const text = await request(context, '/auth/v1/token?grant_type=password', { body: { email, password } });
  const { refresh_token } = JSON.parse(text) as { refresh_token?: string };
  const renewed = await request(context, '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token },
  });
  const { access_token: token } = JSON.parse(renewed) as { access_token?: string };
  if (token) await operation(context, token, 'query Viewer { viewer { id } }');
}

async function rest(context: LoadContext, { userId, token }: Customer): Promise<void> {
  for (const path of ['impressions', 'competitors', 'sources', 'get-prompts']) {
    await request(context, `/api/${path}?user_id=${userId}`, { token });
  }
}

async function download(context: LoadContext, { token }: Customer): Promise<void> {
  for (const file of ['answers.csv', 'mentions.csv', 'answers.jsonl']) {
    await request(context, `/api/export/${file}`, { token });
  }
}

async function suggestions(context: LoadContext): Promise<void> {
  const company = { companyName: 'Quillmark' };
  await request(context, '/api/competitors', { body: company });
  await request(context, '/api/prompts', { body: { ...company, keywords: ['note taking', 'note apps'] } });
}

let changes = 0;

async function change(context: LoadContext, { token }: Customer): Promise<void> {
  changes += 1;
  await operation(
    context,
    token,
    'mutation Save($input: CollectionSettingsInput!) { saveCollectionSettings(input: $input) { errors { message } } }',
    { input: { samples: 1, hour: changes % 24, daily: false } },
  );
}

/** Causes all stored answers to be analysed again. */
async function renameRival(context: LoadContext, { token }: Customer): Promise<void> {
  changes += 1;
  await operation(
    context,
    token,
    'mutation Save($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }',
    {
      input: {
        brand: { name: 'Quillmark', aliases: [], domain: 'quillmark.example' },
        competitors: [{ name: 'Tarnwick', aliases: changes % 2 ? ['Tarn wick'] : [] }],
      },
    },
  );
}

/** Starts a run unless one is running. */
async function collect(context: LoadContext, { token }: Customer): Promise<void> {
  const found = await operation<{ collectionRuns: { status: string }[] }>(
    context,
    token,
    'query Runs { collectionRuns(first: 1) { id status } }',
  );
  if (found?.collectionRuns[0]?.status === 'RUNNING') return;
  await operation(context, token, 'mutation Start { startRun(input: { again: true }) { id } }');
}

async function importSome(context: LoadContext, { token }: Customer): Promise<void> {
  changes += 1;
  const answers = Array.from({ length: 20 }, (_, index) => ({
    id: `load-${changes}-${index}`,
    platform: 'gemini',
    collectedAt: new Date(Date.now() - index * 86_400_000).toISOString(),
    topic: 'Imported',
    prompt: `Which app is number ${index}?`,
    answer: 'Quillmark is excellent; Tarnwick is fine.',
  }));
  await operation(
    context,
    token,
    'mutation Import($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored } }',
    { answers },
  );
}
