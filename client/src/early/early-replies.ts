/** What the GraphQL client accepts; with it the two send the same request. */
const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
};

/** A screen takes its reply within seconds or never, and then shows none that is old. */
const KEPT_MS = 30_000;

type Variables = Record<string, unknown>;

/** A request as the GraphQL client sends it. */
export interface EarlyRequest {
  operationName: string;
  variables: Variables;
  query: string;
}

interface Asked {
  key: string;
  body: string;
  token: string;
  reply: Promise<Response>;
  /** Undefined until the reply is there, and for one with errors. */
  data?: unknown;
}

const asked = new Set<Asked>();

const keyOf = (operationName: string, variables: Variables) =>
  `${operationName}:${JSON.stringify(variables)}`;

/** Sends a request whose reply is to be taken below, once. @param token of the person who asks */
export function askEarly({ operationName, variables, query }: EarlyRequest, token: string): void {
  const body = JSON.stringify({ operationName, variables, query });
  const headers = { ...HEADERS, authorization: `Bearer ${token}` };
  const reply = fetch('/graphql', { method: 'POST', headers, body });
  const early: Asked = { key: keyOf(operationName, variables), body, token, reply };
  asked.add(early);
  setTimeout(() => asked.delete(early), KEPT_MS);
  // What went wrong is told to whoever takes the reply.
  readData(reply).then(
    (data) => Object.assign(early, { data }),
    () => undefined,
  );
}

async function readData(reply: Promise<Response>): Promise<unknown> {
  const { data, errors } = await (await reply).clone().json();
  return errors ? undefined : data;
}

/** Data that was asked for early by this person, if it is there already. */
export function takeEarlyData(operationName: string, variables: Variables, token: string): unknown {
  const key = keyOf(operationName, variables);
  const early = [...asked].find((each) => each.key === key && each.token === token);
  if (early?.data) asked.delete(early);
  return early?.data;
}

/** `fetch`, except that the very request that was sent early by the same person is not sent again. */
export const fetchEarly: typeof fetch = async (input, init) => {
  const authorization = new Headers(init?.headers).get('authorization');
  const early = [...asked].find(
    ({ body, token }) => body === init?.body && authorization === `Bearer ${token}`,
  );
  if (!early) return fetch(input, init);
  asked.delete(early);
  return early.reply.catch(() => fetch(input, init));
};
