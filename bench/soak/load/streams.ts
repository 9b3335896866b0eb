import type { Customer } from '../customers.ts';
import type { LoadContext } from './visitor.ts';

/** Subscribes to a customer's runs as an open page does, until aborted; subscribes again when the server ends the stream. */
export async function follow(
  { origin, problem }: LoadContext,
  { token }: Customer,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    try {
      const reply = await fetch(`${origin}/graphql/stream`, {
        method: 'POST',
        signal: stopped,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
        body: JSON.stringify({ query: 'subscription { runProgress { id status done } }' }),
      });
      const text = await reply.text();
      if (reply.status !== 200 || text.includes('"errors"'))
        problem(`stream: ${reply.status} ${text.slice(0, 200)}`);
    } catch (error) {
      if (!stopped.aborted) problem(`stream: ${String(error)}`);
    }
    await new Promise((done) => setTimeout(done, 1_000));
  }
}
