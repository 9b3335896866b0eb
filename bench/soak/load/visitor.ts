/** What a load action gets. */
export interface LoadContext {
  origin: string;
  /** Counts what was not answered as it must be. */
  problem(what: string): void;
}

/** A request as somebody of their own address sends it; limits by address are not what is measured here. */
export async function request(
  { origin, problem }: LoadContext,
  path: string,
  options: { token?: string; body?: unknown } = {},
): Promise<string> {
  const { token, body } = options;
  const reply = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': anAddress(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) problem(`${path.split('?')[0]}: ${reply.status} ${text.slice(0, 200)}`);
  return text;
}

/** An operation whose reply must hold no error. */
export async function operation<Data>(
  context: LoadContext,
  token: string,
  query: string,
  variables: object = {},
): Promise<Data | null> {
  const text = await request(context, '/graphql', { token, body: { query, variables } });
  const name = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? query.slice(0, 40);
  try {
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: unknown[] };
    if (errors) context.problem(`${name}: ${JSON.stringify(errors).slice(0, 200)}`);
    return data ?? null;
  } catch {
    context.problem(`${name}: no JSON`);
    return null;
  }
}

const byte = () => Math.floor(Math.random() * 254) + 1;

/** Of the networks that are kept for tests of load (RFC 2544). */
const anAddress = () => `198.18.${byte()}.${byte()}`;
