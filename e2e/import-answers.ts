import { DEMO_PASSWORD } from './demo.ts';

/** Saves the brand and stores recorded answers in a demo account, as a program with its password would. */
export async function importAnswers(
  origin: string,
  email: string,
  { brand, answers }: { brand: object; answers: readonly object[] },
): Promise<void> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { access_token } = await post('/auth/v1/token?grant_type=password', {
    email,
    password: DEMO_PASSWORD,
  });
  const query = `mutation ($brand: SaveBrandInput!, $answers: [RecordedAnswerInput!]!) {
    saveBrand(input: $brand) { answersOutdated }
    importAnswers(answers: $answers) { stored }
  }`;
  const { data } = await post(
    '/graphql',
    { query, variables: { brand, answers } },
    { authorization: `Bearer ${access_token}` },
  );
  if (data?.importAnswers?.stored !== answers.length) throw new Error('The answers were not stored.');
}
