import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PgliteOptions } from '../pglite.ts';
import type { Reply, Session, Statement } from './session.ts';

/** To the thread. */
export type ThreadRequest = { statement: Statement } | 'close';
/** From the thread, one for each request in their order; the first says that the database is open. */
export type ThreadReply = { reply: Reply } | { error: unknown } | 'done';

/** SQLSTATE of a lost connection: requests are answered with 503. */
const CONNECTION_FAILURE = '08006';

/** The thread of the embedded database has ended. */
class DatabaseLostError extends Error {
  override name = 'DatabaseLostError';
  readonly code = CONNECTION_FAILURE;
}

/**
 * Opens a database in a thread of its own, so that this one serves requests while a statement runs.
 * @throws what opening it throws
 */
export async function openThread(
  options: PgliteOptions,
  entry = new URL('thread-main.ts', import.meta.url),
): Promise<Session> {
  // Flags of this process, such as those of a script on the command line, are none of a thread.
  const worker = new Worker(entry, { workerData: options, execArgv: [] });
  // Only an open request keeps the process.
  worker.unref();
  const pending: PromiseWithResolvers<Reply | null>[] = [];
  let lost: DatabaseLostError | null = null;
  const lose = (cause?: unknown) => {
    lost ??= new DatabaseLostError('The embedded database has stopped. Restart the server.', { cause });
    for (const { reject } of pending.splice(0)) reject(lost);
  };
  worker.on('message', (message: ThreadReply) => {
    const settled = pending.shift();
    if (pending.length === 0) worker.unref();
    if (message === 'done') settled?.resolve(null);
    else if ('reply' in message) settled?.resolve(message.reply);
    else settled?.reject(message.error);
  });
  worker.on('error', lose);
  worker.on('messageerror', lose);
  worker.on('exit', () => lose());
  const next = async () => {
    if (lost) throw lost;
    const reply = Promise.withResolvers<Reply | null>();
    worker.ref();
    pending.push(reply);
    return reply.promise;
  };
  const send = (request: ThreadRequest) => {
    const reply = next();
    worker.postMessage(request);
    return reply;
  };
  await next();
  return {
    run: async (statement) => (await send({ statement })) as Reply,
    async close() {
      const exited = once(worker, 'exit');
      if (lost) return;
      await send('close');
      worker.ref();
      await exited;
    },
  };
}
