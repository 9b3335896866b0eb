import type { TestApp } from './app.ts';

/** What POST /graphql replied. */
export interface GraphqlReply<Data> {
  status: number;
  data: Data;
  errors: { message: string; path?: string[]; extensions: { code: string; field?: string } }[] | undefined;
}

/** Sends one operation as the client does. */
export async function graphql<Data>(
  app: TestApp,
  headers: Record<string, string>,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphqlReply<Data>> {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables },
  });
  return { status: response.statusCode, ...response.json<Omit<GraphqlReply<Data>, 'status'>>() };
}

/** Of one call: more long answers would be too large a body. */
const MAX_ANSWERS = 50;

/** Saves the brand and imports the recordings into the signed-in person's account, in as many calls as it takes. */
export async function importInto(
  app: TestApp,
  headers: Record<string, string>,
  brand: unknown,
  answers: readonly unknown[],
): Promise<void> {
  const saved = await graphql(
    app,
    headers,
    'mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }',
    {
      input: brand,
    },
  );
  if (saved.errors) throw new Error(`The brand was not saved: ${JSON.stringify(saved)}`);
  for (let at = 0; at < answers.length; at += MAX_ANSWERS) {
    const batch = answers.slice(at, at + MAX_ANSWERS);
    const imported = await graphql<{ importAnswers: { stored: number } }>(
      app,
      headers,
      'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored } }',
      { answers: batch },
    );
    if (imported.data?.importAnswers.stored !== batch.length) {
      throw new Error(`The import failed: ${JSON.stringify(imported)}`);
    }
  }
}
