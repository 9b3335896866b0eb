import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the server was sent. */
export interface ReceivedChat {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    max_tokens?: number;
    messages: { role: string; content: string }[];
    response_format: { type: string; json_schema?: { name: string; strict: boolean; schema: object } };
  };
}

/** A server that speaks the chat-completions format; what it answers is the test's to say. */
export interface ChatServer {
  /** Base URL, ends with /v1. */
  url: string;
  received: ReceivedChat[];
  answer: (response: ServerResponse, request: ReceivedChat) => void | Promise<void>;
  close(): Promise<void>;
}

export async function startChatServer(): Promise<ChatServer> {
  const received: ReceivedChat[] = [];
  const server = createServer(async (incoming, response) => {
    const body = JSON.parse(await text(incoming)) as ReceivedChat['body'];
    const request = { path: incoming.url ?? '', headers: incoming.headers, body };
    received.push(request);
    await chat.answer(response, request);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const chat: ChatServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    answer: (response) => sendJson(response, 500, {}),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return chat;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** A chat completion as OpenAI’s reference has it. */
export const completion = (
  message: { content: string | null; refusal?: string | null },
  finishReason = 'stop',
) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: 'a-model-2026',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', refusal: null, ...message },
      logprobs: null,
      finish_reason: finishReason,
    },
  ],
  usage: { prompt_tokens: 21, completion_tokens: 7, total_tokens: 28 },
});
