import { parentPort, workerData } from 'node:worker_threads';
import { openPglite, type PgliteOptions } from '../pglite.ts';
import { localSession, type Session } from './session.ts';
import type { ThreadReply, ThreadRequest } from './thread.ts';

// The thread of an embedded database.

const send = (reply: ThreadReply, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(reply, transfer);

async function main(): Promise<void> {
  let session: Session;
  try {
    session = localSession(await openPglite(workerData as PgliteOptions));
  } catch (error) {
    // The thread ends, because nothing keeps it.
    send({ error });
    return;
  }
  parentPort?.on('message', (request: ThreadRequest) => void handle(session, request));
  send('done');
}

async function handle(session: Session, request: ThreadRequest): Promise<void> {
  if (request === 'close') {
    await session.close();
    send('done');
    parentPort?.close();
  } else {
    try {
      const reply = await session.run(request.statement);
      send({ reply }, [reply.messages.buffer]);
    } catch (error) {
      // It ends the thread: the database's memory may be damaged.
      if (error instanceof WebAssembly.RuntimeError) throw error;
      send({ error });
    }
  }
}

await main();
