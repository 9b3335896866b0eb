import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasPostgres } from '../../testing/limited-database.ts';
import { isDatabaseUnavailable } from '../unavailable.ts';
import { inBackground } from './background.ts';
import { EmbeddedClient } from './client.ts';
import { openThread } from './thread.ts';

// The product's suites run on a session of their own thread; this one runs on the server's.
describe.skipIf(hasPostgres)('the embedded database in its thread', () => {
  let client: EmbeddedClient;
  beforeAll(async () => {
    const image = await readFile(inject('databaseImage'));
    client = await EmbeddedClient.open(await openThread({ loadDataDir: new Blob([image]) }));
    await client.exec('create table sample (id int primary key, name text)');
  });
  afterAll(() => client.close());

  test('passes values of all types', async () => {
    const values = [7, 'é "\\', true, null, { a: [1] }, Buffer.from([0, 255]), ['x', 'y']];
    const { rows } = await client.query(
      `select $1::int as number, $2::text as text, $3::boolean as boolean, $4::text as nothing, $5::jsonb as json,
              $6::bytea as bytes, $7::text[] as texts`,
      values,
    );
    const names = ['number', 'text', 'boolean', 'nothing', 'json', 'bytes', 'texts'];
    expect(rows).toEqual([Object.fromEntries(names.map((name, index) => [name, values[index]]))]);
  });

  test("reads values by a statement's own parsers, and those of the next by the client's", async () => {
    const read = (text: string) => `read ${text}`;
    const statement = "select 7::int as number, array['x'] as texts";
    const own = await client.query(statement, [], { rowMode: 'array', parsers: { 23: read } });
    expect(own.rows).toEqual([['read 7', ['x']]]);
    expect((await client.query(statement)).rows).toEqual([{ number: 7, texts: ['x'] }]);
  });

  test('returns the rows of each statement of a script', async () => {
    const script =
      "select 1 as one, null as nothing; delete from sample where id = 0; select 'é' as one where false; select 2 as two";
    expect((await client.exec(script)).map(({ rows }) => rows)).toEqual([
      [{ one: 1, nothing: null }],
      ...[[], []],
      [{ two: 2 }],
    ]);
    expect((await client.exec('')).map(({ rows }) => rows)).toEqual([[]]);
    expect((await client.query('')).rows).toEqual([]);
  });

  test('reports errors with their code and goes on', async () => {
    await expect(client.query('select $1::int / 0', [1])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('selec')).rejects.toMatchObject({ code: '42601' });
    await expect(client.query('select $1::jsonb', ['{'])).rejects.toMatchObject({ code: '22P02' });
    await expect(client.query('select $1::bytea', ['no bytes'])).rejects.toThrow('bytea');
    await expect(client.exec('begin; select 1 / 0; commit')).rejects.toMatchObject({ code: '22012' });
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test.each([
    ['of transactions', (text, values) => client.transaction((tx) => tx.query(text, values))],
    ['outside of transactions', (text, values) => client.query(text, values)],
  ] satisfies [string, (text: string, values: unknown[]) => Promise<unknown>][])(
    'keeps statements %s prepared, among more than it keeps and failing ones',
    async (_, run) => {
      const statements = Array.from({ length: 300 }, (_, index) => `select $1::int + ${index} as sum`);
      for (const round of [1, 2, 3]) {
        for (const [index, text] of statements.entries()) {
          expect(await run(text, [round])).toMatchObject({ rows: [{ sum: round + index }] });
          if (index % 50 > 0) continue;
          await expect(run('select $1::int / 0', [1])).rejects.toMatchObject({ code: '22012' });
          await expect(run('select $1::int from nowhere', [1])).rejects.toMatchObject({ code: '42P01' });
          await expect(run('select $1::bytea', ['no bytes'])).rejects.toThrow('bytea');
        }
      }
      const { rows } = await client.query('select count(*)::int as kept from pg_prepared_statements');
      expect(rows).toEqual([{ kept: 256 }]);
    },
  );

  test('reads a table that has grown by a plan for its size', async () => {
    await client.exec('create table growing (id int primary key, text text)');
    // Known to be empty, a table is read as a whole.
    await client.exec('vacuum growing');
    const text = 'select text from growing where id = $1';
    for (let times = 0; times < 10; times += 1) await client.query(text, [7]);
    const statements = await client.query<{ name: string }>(
      'select name from pg_prepared_statements where statement = $1',
      [text],
    );
    const plan = async () =>
      JSON.stringify(await client.exec(`explain execute ${statements.rows[0]?.name}(7)`));
    expect(await plan()).toContain('Seq Scan');
    for (let id = 0; id < 100; id += 1) {
      await client.query('insert into growing select 100 * $1 + n, $2 from generate_series(0, 99) n', [
        id,
        'x'.repeat(1000),
      ]);
    }
    expect(await plan()).toContain('growing_pkey');
  });

  test('sees a table that a prepared statement reads grow a column', async () => {
    const read = () => client.transaction((tx) => tx.query('select name from sample where id = $1', [9]));
    const readAll = () => client.query('select * from sample where id = $1', [9]);
    await client.exec("insert into sample values (9, 'before')");
    expect((await read()).rows).toEqual([{ name: 'before' }]);
    expect((await readAll()).rows).toEqual([{ id: 9, name: 'before' }]);
    await client.exec(
      "alter table sample add column added text; update sample set name = 'after' where id = 9",
    );
    expect((await read()).rows).toEqual([{ name: 'after' }]);
    for (let times = 0; times < 2; times += 1) {
      expect((await readAll()).rows).toEqual([{ id: 9, name: 'after', added: null }]);
    }
  });

  test('rolls a failed transaction back, and refuses its statements afterwards', async () => {
    const insert = "insert into sample values (1, 'rolled back')";
    let late: (() => Promise<unknown>) | undefined;
    const failed = client.transaction(async (tx) => {
      late = () => tx.query(insert);
      await tx.query(insert);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await expect(late?.()).rejects.toThrow('The transaction has ended.');
    expect((await client.query('select * from sample where id = 1')).rows).toEqual([]);
    const swallowed = client.transaction((tx) => tx.query('select 1 / 0').catch(() => {}));
    await expect(swallowed).rejects.toMatchObject({ code: '25P02' });
  });

  test('refuses a statement beside the transaction that would wait for it', async () => {
    const beside = client.transaction(() => client.query('select 1'));
    await expect(beside).rejects.toThrow('beside the transaction');
    const nested = client.transaction(() => client.transaction(async () => {}));
    await expect(nested).rejects.toThrow('beside the transaction');
    let afterwards: Promise<unknown> | undefined;
    await client.transaction(async () => {
      afterwards = new Promise((resolve) => setImmediate(resolve))
        .then(() => client.query('select 1 as one'))
        .then(({ rows }) => rows);
    });
    expect(await afterwards).toEqual([{ one: 1 }]);
  });

  test('answers a read before background writes that wait longer', async () => {
    const order: string[] = [];
    const write = (id: number) =>
      inBackground(() => client.query('insert into sample values ($1)', [id])).then(() =>
        order.push(`write ${id}`),
      );
    const writes = [10, 11, 12, 13, 14].map(write);
    await client.query('select 1').then(() => order.push('read'));
    await Promise.all(writes);
    // The first write may have begun before the read.
    expect(order.indexOf('read')).toBeLessThanOrEqual(1);
    expect(order.filter((each) => each !== 'read')).toEqual([10, 11, 12, 13, 14].map((id) => `write ${id}`));
  });

  test('passes on notifications until the listener ends', async () => {
    const heard: string[] = [];
    const end = await client.listen('sample', (payload) => heard.push(payload));
    await client.query("select pg_notify('sample', 'first')");
    await end();
    await client.query("select pg_notify('sample', 'second')");
    expect(heard).toEqual(['first']);
  });
});

/** Opens, serves one statement with no message, and breaks with the second one. */
const BREAKING = `
  import { parentPort } from 'node:worker_threads';
  let served = 0;
  parentPort.on('message', () => {
    if (served++ > 0) throw new WebAssembly.RuntimeError('unreachable');
    parentPort.postMessage({ reply: { messages: new Uint8Array(0), inTransaction: false } });
  });
  parentPort.postMessage('done');`;

test('a thread that breaks fails what runs, waits and comes as an unavailable database', async () => {
  const session = await openThread({}, new URL(`data:text/javascript,${encodeURIComponent(BREAKING)}`));
  await session.run({ text: 'first' });
  const results = await Promise.allSettled(['second', 'third'].map((text) => session.run({ text })));
  results.push(...(await Promise.allSettled([session.run({ text: 'late' })])));
  for (const result of results) {
    expect(result.status === 'rejected' && isDatabaseUnavailable(result.reason)).toBe(true);
  }
  await session.close();
});
