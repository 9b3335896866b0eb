import pg from 'pg';

/** `host:port` of the workers of TEST_DATABASE_URL's server; none where it is plain Postgres. */
const WORKERS = (process.env.TEST_CITUS_WORKERS ?? '').split(',').filter(Boolean);

/** Whether the tests run on a Citus cluster. */
export const hasCitus = WORKERS.length > 0;

/** Runs statements on the coordinator and its workers, each in its database of the URL's name. */
export async function onEachNode(
  url: string,
  statements: readonly string[],
  workers: readonly string[] = WORKERS,
): Promise<void> {
  const others = workers.map((host) => Object.assign(new URL(url), { host }).href);
  await Promise.all(
    [url, ...others].map(async (node) => {
      const client = new pg.Client({ connectionString: node });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    }),
  );
}

/** Makes the nodes' databases of this URL a cluster. */
export async function joinNodes(url: string, workers: readonly string[] = WORKERS): Promise<void> {
  await onEachNode(url, ['create extension citus'], workers);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { hostname, port } = new URL(url);
    await client.query('select citus_set_coordinator_host($1, $2)', [hostname, Number(port)]);
    for (const worker of workers) {
      const [host, port] = worker.split(':');
      await client.query('select citus_add_node($1, $2)', [host, Number(port)]);
    }
  } finally {
    await client.end();
  }
}

/** Citus' own connections to a template would block its copies. */
export const closeForCopies = (template: string): string[] => [
  `alter database ${template} allow_connections false`,
  `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${template}'`,
];

const DROP_ATTEMPTS = 20;

/** Drops a database on every node. Citus' own sessions may connect to it just before, which ends a drop. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onEachNode(url, [`drop database if exists ${name} with (force)`]);
    } catch (error) {
      if (attempt === DROP_ATTEMPTS || (error as pg.DatabaseError).code !== IN_USE) throw error;
    }
  }
}

const IN_USE = '55006';
