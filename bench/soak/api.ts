/** What a client is answered over the wire. */
export interface Reply<Data> {
  status: number;
  data: Data;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Sends one operation. @throws when no reply comes */
export async function graphql<Data>(
  origin: string,
  token: string | undefined,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Reply<Data>> {
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  return { status: reply.status, ...((await reply.json()) as Omit<Reply<Data>, 'status'>) };
}

/** The data of an operation that must succeed. */
export async function dataOf<Data>(...request: Parameters<typeof graphql>): Promise<Data> {
  const { status, data, errors } = await graphql<Data>(...request);
  if (status !== 200 || errors) throw new Error(`${status} ${JSON.stringify(errors)}: ${request[2]}`);
  return data;
}
