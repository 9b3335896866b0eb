import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rows } from '../../../db/client.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { asRoleOf } from './as-role.ts';
import { assignment, insertion, readQuery, readValues } from './query.ts';
import { RestError, sendRestError } from './rest-error.ts';

/** PostgREST's API, as far as postgrest-js needs it for profiles. */
export function profilesRoutes(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.setErrorHandler((error, request, reply) => sendRestError(request, reply, error));
  app.setNotFoundHandler((request, reply) => {
    const table = request.url.split('?')[0]?.split('/')[3]?.slice(0, 60) ?? '';
    const message = `Could not find the table 'public.${table}' in the schema cache`;
    return sendRestError(request, reply, new RestError(404, 'PGRST205', message));
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    checkSchema(request);
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/profiles',
    exposeHeadRoute: false,
    handler: (request, reply) => read(deps, request, reply),
  });
  app.post('/profiles', (request, reply) => insert(deps, request, reply));
  app.patch('/profiles', (request, reply) => update(deps, request, reply));
}

async function read(deps: EmbeddedAuthDeps, request: FastifyRequest, reply: FastifyReply) {
  const query = readQuery(request.query as Record<string, unknown>);
  const { found, total } = await asRoleOf(deps, request, async (tx) => ({
    found: await rows<{ row: object }>(
      tx,
      sql`select to_json(r) as row from (
            select ${query.columns} from public.profiles where ${query.where} limit ${query.limit}) r`,
    ),
    total: prefers(request, 'count=exact')
      ? await rows<{ n: number }>(
          tx,
          sql`select count(*)::int as n from public.profiles where ${query.where}`,
        )
      : [],
  }));
  const range = found.length ? `0-${found.length - 1}` : '*';
  reply.header('content-range', `${range}/${total[0]?.n ?? '*'}`);
  return sendRows(request, reply, found, 200);
}

async function insert(deps: EmbeddedAuthDeps, request: FastifyRequest, reply: FastifyReply) {
  const values = insertion(readValues(soleRow(request.body)));
  const statement = sql`insert into public.profiles ${values}`;
  return write(deps, request, reply, statement, { withRows: 201, without: 201 });
}

async function update(deps: EmbeddedAuthDeps, request: FastifyRequest, reply: FastifyReply) {
  const query = readQuery(request.query as Record<string, unknown>);
  const statement = sql`update public.profiles set ${assignment(readValues(request.body))} where ${query.where}`;
  return write(deps, request, reply, statement, { withRows: 200, without: 204 });
}

/** Returns the rows only if requested: reading them requires more rights than writing. */
async function write(
  deps: EmbeddedAuthDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  statement: SQL,
  status: { withRows: number; without: number },
) {
  if (!prefers(request, 'return=representation')) {
    await asRoleOf(deps, request, (tx) => tx.execute(statement));
    return reply.status(status.without).send();
  }
  const { columns } = readQuery({ select: (request.query as Record<string, unknown>).select });
  const written = await asRoleOf(deps, request, (tx) =>
    rows<{ row: object }>(
      tx,
      sql`with r as (${statement} returning ${columns}) select to_json(r) as row from r`,
    ),
  );
  return sendRows(request, reply, written, status.withRows);
}

const ONE_ROW = 'application/vnd.pgrst.object+json';

function sendRows(request: FastifyRequest, reply: FastifyReply, found: { row: object }[], status: number) {
  const list = found.map(({ row }) => row);
  reply.status(status).header('content-type', 'application/json; charset=utf-8');
  if (!request.headers.accept?.includes(ONE_ROW)) return reply.send(list);
  if (list.length !== 1) {
    const details = `The result contains ${list.length} rows`;
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', details);
  }
  return reply.header('content-type', `${ONE_ROW}; charset=utf-8`).send(list[0]);
}

const prefers = (request: FastifyRequest, wish: string) =>
  String(request.headers.prefer ?? '')
    .split(',')
    .some((part) => part.trim() === wish);

/** postgrest-js sends an array for an array; a user has one profile. */
const soleRow = (body: unknown) => (Array.isArray(body) && body.length === 1 ? body[0] : body);

function checkSchema(request: FastifyRequest): void {
  for (const header of ['accept-profile', 'content-profile']) {
    const schema = request.headers[header];
    if (schema !== undefined && schema !== 'public') {
      throw new RestError(
        406,
        'PGRST106',
        'Invalid schema',
        'Only the following schemas are exposed: public',
      );
    }
  }
}
