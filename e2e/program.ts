import { DEMO_PASSWORD } from './demo.ts';

/** Signs in to a demo account as a program with its password would. @returns a sender of GraphQL operations */
export async function openProgram(origin: string, email: string) {
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
  return async (query: string, variables: object = {}) => {
    const { data, errors } = await post(
      '/graphql',
      { query, variables },
      { authorization: `Bearer ${access_token}` },
    );
    if (errors) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
    return data;
  };
}
