import { pipeline } from 'node:stream/promises';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import { type ChatServer, completion, sendJson, startChatServer } from '../testing/chat-server.ts';
import type { ChatModelError } from './chat-model.ts';
import { createChatModel } from './create.ts';

const KEY = 'sentinel-key-8f2c';
const SECRET_INPUT = 'what nobody else may read';
const schema = z.object({ names: z.array(z.string().max(20)).max(3) });

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterEach(() => {
  server.received.length = 0;
});
afterAll(() => server.close());

function modelWith(env: Record<string, string> = {}) {
  const model = createChatModel(
    readConfig({ CHAT_MODEL_URL: server.url, CHAT_MODEL: 'a-model', CHAT_MODEL_KEY: KEY, ...env }),
  );
  if (!model) throw new Error('No chat model is configured.');
  return model;
}

const ask = (model = modelWith(), signal?: AbortSignal) =>
  model.object({
    instructions: 'Give names.',
    input: SECRET_INPUT,
    schema,
    maxOutputTokens: 500,
    ...(signal ? { signal } : {}),
  });

/** The failure; checks that it contains no key, question or reply. */
async function failureOf(asked: Promise<unknown>) {
  const error = await asked.then(
    () => null,
    (thrown: ChatModelError) => thrown,
  );
  if (!error) throw new Error('Nothing failed.');
  expect(error.name).toBe('ChatModelError');
  const whole = inspect(error, { depth: 20, showHidden: true });
  for (const secret of [KEY, SECRET_INPUT, 'Give names', 'reply-text']) expect(whole).not.toContain(secret);
  return { failure: error.failure, temporary: error.temporary, retryAfterMs: error.retryAfterMs };
}

const permanent = (failure: string) => ({ failure, temporary: false, retryAfterMs: null });

test('there is no chat model without an address', () => {
  expect(createChatModel(readConfig({}))).toBeNull();
});

test('requests JSON of the schema, sends the key in the header only, and returns value and usage', async () => {
  server.answer = (response) => sendJson(response, 200, completion({ content: '{"names":["Ada","Bo"]}' }));
  expect(await ask()).toEqual({
    value: { names: ['Ada', 'Bo'] },
    usage: { inputTokens: 21, outputTokens: 7 },
  });
  const [request] = server.received;
  expect(request).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${KEY}` },
    body: {
      model: 'a-model',
      max_tokens: 500,
      response_format: { type: 'json_schema', json_schema: { schema: { required: ['names'] } } },
    },
  });
  expect(JSON.stringify([request?.path, request?.body])).not.toContain(KEY);
});

test('sends no authorization without a key, and limits tokens as configured', async () => {
  server.answer = (response) => sendJson(response, 200, completion({ content: '{"names":[]}' }));
  await ask(modelWith({ CHAT_MODEL_KEY: '', CHAT_MODEL_MAX_OUTPUT: '100' }));
  expect(server.received[0]?.headers.authorization).toBeUndefined();
  expect(server.received[0]?.body.max_tokens).toBe(100);
});

test('encloses the input in a random marker', async () => {
  server.answer = (response) => sendJson(response, 200, completion({ content: '{"names":[]}' }));
  await ask();
  await ask();
  const messages = server.received.map(({ body }) => body.messages);
  for (const [system, user] of messages) {
    expect([system?.role, user?.role]).toEqual(['system', 'user']);
    const marker = user?.content.split('\n')[0] ?? '';
    expect(marker).toMatch(/^[0-9a-f]{16}$/);
    expect(user?.content).toBe(`${marker}\n${SECRET_INPUT}\n${marker}`);
    expect(system?.content).toContain(marker);
    expect(system?.content).not.toContain(SECRET_INPUT);
  }
  expect(messages[0]?.[1]?.content).not.toBe(messages[1]?.[1]?.content);
});

test('reads JSON in a code block; a missing usage is null', async () => {
  server.answer = (response) => {
    const { usage, ...rest } = completion({ content: '```json\n{"names":["Ada"]}\n```' });
    sendJson(response, 200, rest);
  };
  expect(await ask()).toEqual({ value: { names: ['Ada'] }, usage: null });
});

test.each([
  ['another shape', '{"reply-text":1}'],
  ['more than the schema allows', '{"names":["a","b","c","d"]}'],
  ['no JSON', 'Sure! reply-text'],
  ['truncated JSON', '{"names":["reply-text'],
  ['nothing', ''],
])('%s is an invalid reply', async (_what, content) => {
  server.answer = (response) => sendJson(response, 200, completion({ content }));
  expect(await failureOf(ask())).toEqual(permanent('shape'));
});

test('recognises a refusal with and without a finish reason', async () => {
  server.answer = (response) =>
    sendJson(response, 200, completion({ content: null, refusal: 'reply-text: I cannot help with that.' }));
  expect(await failureOf(ask())).toEqual(permanent('refusal'));
  server.answer = (response) => sendJson(response, 200, completion({ content: null }, 'content_filter'));
  expect(await failureOf(ask())).toEqual(permanent('refusal'));
});

test('an answer that is cut at the token limit is too long', async () => {
  server.answer = (response) => sendJson(response, 200, completion({ content: '{"names":["A' }, 'length'));
  expect(await failureOf(ask())).toEqual(permanent('size'));
});

test.each([
  [400, permanent('request')],
  [401, permanent('key')],
  [403, permanent('key')],
  [404, permanent('request')],
  [429, { failure: 'limit', temporary: true, retryAfterMs: 7000 }],
  [500, { failure: 'outage', temporary: true, retryAfterMs: 7000 }],
  [503, { failure: 'outage', temporary: true, retryAfterMs: 7000 }],
])('describes HTTP %i in our own words and does not retry', async (status, expected) => {
  server.answer = (response) =>
    sendJson(
      response,
      status,
      { error: { message: `reply-text ${KEY}`, type: 'x', code: null } },
      expected.temporary ? { 'retry-after': '7' } : {},
    );
  expect(await failureOf(ask())).toEqual(expected);
  expect(server.received).toHaveLength(1);
});

test('follows no redirect', async () => {
  server.answer = (response) => sendJson(response, 307, {}, { location: `${server.url}/elsewhere` });
  expect(await failureOf(ask())).toEqual(permanent('request'));
  expect(server.received).toHaveLength(1);
});

test('refuses a reply that is no chat completion', async () => {
  server.answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>reply-text</html>');
  };
  expect(await failureOf(ask())).toEqual(permanent('shape'));
  server.answer = (response) => sendJson(response, 200, { choices: [] });
  expect(await failureOf(ask())).toEqual(permanent('shape'));
});

test('stops reading an endless reply', async () => {
  let sent = 0;
  function* parts() {
    for (const part = Buffer.alloc(64_000, 'reply-text'); sent < 50_000_000; sent += part.length) yield part;
  }
  const stopped = new Promise<unknown>((resolve) => {
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      pipeline(parts, response).catch(resolve);
    };
  });
  expect(await failureOf(ask())).toEqual(permanent('size'));
  await stopped;
  expect(sent).toBeLessThan(20_000_000);
});

test('times out when the server does not reply', async () => {
  server.answer = () => {};
  expect(await failureOf(ask(modelWith({ CHAT_MODEL_TIMEOUT: '1' })))).toEqual({
    failure: 'timeout',
    temporary: true,
    retryAfterMs: null,
  });
});

test('times out when a reply does not end', async () => {
  server.answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
  };
  expect(await failureOf(ask(modelWith({ CHAT_MODEL_TIMEOUT: '1' })))).toMatchObject({ failure: 'timeout' });
});

test('an unreachable server is an outage', async () => {
  const gone = await startChatServer();
  await gone.close();
  expect(await failureOf(ask(modelWith({ CHAT_MODEL_URL: gone.url })))).toMatchObject({ failure: 'outage' });
});

test('a caller that aborts gets its own reason', async () => {
  const giveUp = new AbortController();
  server.answer = () => giveUp.abort(new Error('not needed any more'));
  await expect(ask(modelWith(), giveUp.signal)).rejects.toThrow('not needed any more');
});
