/** The context of a load action. */
export interface LoadContext {
  origin: string;
  /** Counts wrong replies. */
  problem(what: string): void;
}

/** Sends a request from a random address, so that limits per address do not apply. */
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

/** Sends an operation whose reply must contain no error. */
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

/** From the network reserved for benchmarks (RFC 2544). */
const anAddress = () => `198.18.${byte()}.${byte()}`;
