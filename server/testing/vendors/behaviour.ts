import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { VendorAnswer, VendorRequest, Wire } from './wire.ts';

/** How a stand-in replies to a question. */
export type Behaviour =
  /** Answers when `until` resolves. */
  | { kind: 'answer'; answer?: VendorAnswer; delayMs?: number; until?: Promise<unknown> }
  | { kind: 'refuse' | 'empty' | 'truncated' | 'enormous' | 'nonsense' | 'hang' | 'cut' }
  | { kind: 'error'; status: number; headers?: Record<string, string>; body?: object }
  | { kind: 'raw'; body: object }
  /** Sends a byte whenever `next` resolves, without end. */
  | { kind: 'trickle'; next: () => Promise<unknown> };

const REFUSAL = 'I can’t help with that.';
const ENORMOUS_BYTES = 10_000_000;

/** A request to a stand-in and where the reply goes. */
export interface VendorExchange {
  wire: Wire;
  request: VendorRequest;
  response: ServerResponse;
  /** The answer of a behaviour without its own. */
  answerTo: (question: string) => VendorAnswer;
  /** Ends when the caller hangs up. */
  gone: AbortSignal;
}

/** Replies as the behaviour says; resolves when everything is sent or the caller has hung up. */
export async function reply(behaviour: Behaviour, exchange: VendorExchange): Promise<void> {
  const { wire, request, response, answerTo, gone } = exchange;
  const question = wire.questionOf(request) ?? '';
  switch (behaviour.kind) {
    case 'answer':
      if (behaviour.delayMs) await wait(behaviour.delayMs, undefined, { signal: gone });
      await behaviour.until;
      return json(response, 200, wire.answered(request, behaviour.answer ?? answerTo(question)));
    case 'refuse': {
      const refused = wire.refused(request, REFUSAL);
      return json(response, 200, refused ?? wire.answered(request, { text: REFUSAL, sources: [] }));
    }
    case 'empty':
      return json(response, 200, wire.empty(request));
    case 'raw':
      return json(response, 200, behaviour.body);
    case 'error':
      return json(
        response,
        behaviour.status,
        behaviour.body ?? wire.error(behaviour.status, wire.keyOf(request) ?? ''),
        behaviour.headers,
      );
    case 'nonsense':
      return json(response, 200, { hello: 'world' });
    case 'truncated': {
      const whole = JSON.stringify(wire.answered(request, answerTo(question)));
      response.writeHead(200, JSON_TYPE).end(whole.slice(0, whole.length / 2));
      return;
    }
    case 'enormous': {
      const text = 'x'.repeat(ENORMOUS_BYTES);
      return json(response, 200, wire.answered(request, { text, sources: [] }));
    }
    case 'cut':
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' }).write('{');
      response.destroy();
      return;
    case 'hang':
      return;
    case 'trickle':
      response.writeHead(200, JSON_TYPE);
      while (!gone.aborted) {
        response.write(' ');
        await behaviour.next();
      }
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));
}
