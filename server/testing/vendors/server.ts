import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { PLATFORMS } from '../../platforms/list.ts';
import { type Behaviour, reply } from './behaviour.ts';
import { CHATGPT_WIRE } from './chatgpt.ts';
import { CLAUDE_WIRE } from './claude.ts';
import { COMPATIBLE_WIRE } from './compatible.ts';
import { GEMINI_WIRE } from './gemini.ts';
import { PERPLEXITY_WIRE } from './perplexity.ts';
import type { VendorAnswer, VendorRequest, Wire } from './wire.ts';

/** The stand-in of each platform, by its key; `local` is an endpoint. */
const WIRES = {
  chatgpt: CHATGPT_WIRE,
  perplexity: PERPLEXITY_WIRE,
  gemini: GEMINI_WIRE,
  claude: CLAUDE_WIRE,
  local: COMPATIBLE_WIRE,
} as const satisfies Record<string, Wire>;

export type StandIn = keyof typeof WIRES;

export const STAND_INS = Object.keys(WIRES) as StandIn[];

/** A question that reached a stand-in. */
export interface Received extends VendorRequest {
  vendor: StandIn;
  question: string | null;
  key: string | null;
  /** Ends when the caller hangs up or the reply is sent. */
  closed: Promise<void>;
}

/** Stand-ins of all vendors on one local port. */
export interface VendorServer {
  origin: string;
  /** Every question so far, oldest first. */
  received: Received[];
  /** How a vendor behaves from now on. */
  set(vendor: StandIn, behaviour: Behaviour): void;
  /** Environment variables that connect the platforms to the stand-ins; `COMPATIBLE_1_…` is the endpoint `local`. */
  environment(key?: string): Record<string, string>;
  close(): Promise<void>;
}

const SOURCES = [
  { url: 'https://reviews.example/best', title: 'The best, tested' },
  { url: 'https://guide.example/choose', title: 'How to choose' },
];

/** The default answer. */
const plainAnswer = (question: string): VendorAnswer => ({
  text: `You asked: ${question}\n\nIt depends on what you need.`,
  sources: SOURCES,
});

/** Listens on loopback until it is closed. Port 0 picks a free port. */
export async function startVendors({
  port = 0,
  answerTo = plainAnswer,
  behaviour = { kind: 'answer' },
}: {
  port?: number;
  answerTo?: (question: string) => VendorAnswer;
  behaviour?: Behaviour;
} = {}): Promise<VendorServer> {
  const received: Received[] = [];
  const behaviours = new Map<StandIn, Behaviour>();
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? '';
    const found = Object.entries(WIRES).find(([, wire]) => wire.isQuestion(path));
    if (!found || incoming.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    const gone = new AbortController();
    const closed = new Promise<void>((resolve) => {
      response.once('close', () => {
        gone.abort();
        resolve();
      });
    });
    const [vendor, wire] = found as [StandIn, Wire];
    const request = { path, headers: incoming.headers, body: await readJson(incoming) };
    const question = wire.questionOf(request);
    received.push({ ...request, vendor, question, key: wire.keyOf(request), closed });
    const own = question === null ? ({ kind: 'error', status: 400 } as const) : behaviours.get(vendor);
    await reply(own ?? behaviour, { wire, request, response, answerTo, gone: gone.signal });
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    set: (vendor, next) => behaviours.set(vendor, next),
    environment: (key = 'sk-local-stand-in') => environmentOf(origin, key),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const environmentOf = (origin: string, apiKey: string): Record<string, string> => ({
  ...Object.fromEntries(
    PLATFORMS.filter(({ key }) => key in WIRES).flatMap(({ key, variables }) => [
      [`${variables}_API_KEY`, apiKey],
      [`${variables}_BASE_URL`, `${origin}${WIRES[key as StandIn].basePath}`],
    ]),
  ),
  COMPATIBLE_1_NAME: 'Local',
  COMPATIBLE_1_API_KEY: apiKey,
  COMPATIBLE_1_BASE_URL: `${origin}${WIRES.local.basePath}`,
  COMPATIBLE_1_MODEL: 'llama3.3:70b',
});
