import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAND_INS, startVendors, type VendorServer } from '../testing/vendors/server.ts';
import { PermanentFailure, TemporaryFailure } from './failures.ts';
import { failureOf, platformAt, SENTINEL } from './testing/stand-ins.ts';

const QUESTION = 'Which note app is best?';

let vendors: VendorServer;

beforeAll(async () => {
  vendors = await startVendors();
});
afterAll(() => vendors.close());

/** All properties of an error, also those that are not printed. */
const all = (error: unknown): string => {
  const seen: unknown[] = [];
  for (let next = error; next; next = (next as Error).cause) {
    const own = Object.getOwnPropertyNames(next).map((name) => (next as Record<string, unknown>)[name]);
    seen.push(String(next), own);
  }
  return JSON.stringify(seen);
};

describe.each(STAND_INS)('asking %s fails', (vendor) => {
  const fail = async (timeout = '120') =>
    failureOf(platformAt(vendors, vendor, { PLATFORM_TIMEOUT: timeout }).ask(QUESTION));
  const name = {
    chatgpt: 'ChatGPT',
    perplexity: 'Perplexity',
    gemini: 'Gemini',
    claude: 'Claude',
    local: 'Local',
  }[vendor];

  test('permanently when the key is refused, without repeating the key', async () => {
    vendors.set(vendor, { kind: 'error', status: 401 });
    const error = await fail();
    expect(error).toBeInstanceOf(PermanentFailure);
    expect(error).toMatchObject({ misconfigured: true });
    expect((error as Error).message).toMatch(new RegExp(`^${name} refused the key \\(HTTP 401.*\\)\\.$`));
    expect(all(error)).not.toContain(SENTINEL);
    expect(all(error)).not.toContain(QUESTION);
  });

  test.each([
    ['seconds', '7', 7_000, 7_000],
    ['a date', new Date(Date.now() + 60_000).toUTCString(), 1, 61_000],
    ['a date that is over', 'Wed, 21 Oct 2015 07:28:00 GMT', 0, 0],
    ['a very long time', '999999999', 86_400_000, 86_400_000],
  ])('temporarily when the rate limit is exceeded: wait %s', async (_, header, least, most) => {
    vendors.set(vendor, { kind: 'error', status: 429, headers: { 'retry-after': header } });
    const error = await fail();
    expect(error).toBeInstanceOf(TemporaryFailure);
    const { retryAfterMs } = error as TemporaryFailure;
    expect(retryAfterMs).toBeGreaterThanOrEqual(least);
    expect(retryAfterMs).toBeLessThanOrEqual(most);
  });

  test.each([500, 503, 529])('temporarily when the vendor is unavailable: HTTP %i', async (status) => {
    vendors.set(vendor, { kind: 'error', status });
    const error = await fail();
    expect(error).toBeInstanceOf(TemporaryFailure);
    expect(error).toMatchObject({ retryAfterMs: null, message: expect.stringContaining(`HTTP ${status}`) });
  });

  test.each([400, 404, 302])('permanently when the request is refused: HTTP %i', async (status) => {
    vendors.set(vendor, { kind: 'error', status, headers: { location: 'http://127.0.0.1:9/' } });
    expect(await fail()).toBeInstanceOf(PermanentFailure);
  });

  test('temporarily when it times out', async () => {
    vendors.set(vendor, { kind: 'hang' });
    const error = await fail('1');
    expect(error).toBeInstanceOf(TemporaryFailure);
    expect((error as Error).message).toBe(`${name} did not answer within 1 seconds.`);
  });

  test('temporarily when the reply does not end', async () => {
    const server = vendors.received.length;
    vendors.set(vendor, { kind: 'trickle', next: () => new Promise((resolve) => setImmediate(resolve)) });
    const error = await fail('1');
    expect(error).toBeInstanceOf(TemporaryFailure);
    await vendors.received[server]?.closed;
  });

  test.each(['truncated', 'cut'] as const)('temporarily when the reply is %s', async (kind) => {
    vendors.set(vendor, { kind });
    const error = await fail();
    expect(error).toBeInstanceOf(TemporaryFailure);
    expect((error as Error).message).toMatch(/broke off|could not be reached/);
  });

  test('permanently when the reply is invalid', async () => {
    vendors.set(vendor, { kind: 'nonsense' });
    const error = await fail();
    expect(error).toBeInstanceOf(PermanentFailure);
    expect((error as Error).message).toBe(`${name} replied in a form that is not understood.`);
  });

  test('permanently when the reply is too large, without reading it all', async () => {
    vendors.set(vendor, { kind: 'enormous' });
    const error = await fail();
    expect(error).toBeInstanceOf(PermanentFailure);
    expect((error as Error).message).toBe(`${name}’s reply was longer than 2 MB and was cut off.`);
  });

  test('when it is aborted, which closes the connection', async () => {
    vendors.set(vendor, { kind: 'hang' });
    const before = vendors.received.length;
    const stop = new AbortController();
    const asked = failureOf(platformAt(vendors, vendor).ask(QUESTION, { signal: stop.signal }));
    await expect.poll(() => vendors.received.length).toBe(before + 1);
    const reason = new Error('the run was cancelled');
    stop.abort(reason);
    expect(await asked).toBe(reason);
    await vendors.received[before]?.closed;
  });

  test('without sending the question twice', async () => {
    vendors.set(vendor, { kind: 'error', status: 500 });
    const before = vendors.received.length;
    await fail();
    expect(vendors.received.length).toBe(before + 1);
  });
});

describe('vendors’ own failures', () => {
  const fail = async (vendor: (typeof STAND_INS)[number], status: number, body: object) => {
    vendors.set(vendor, { kind: 'error', status, body });
    return failureOf(platformAt(vendors, vendor).ask(QUESTION));
  };

  test('OpenAI: no credit left is permanent', async () => {
    const error = await fail('chatgpt', 429, {
      error: {
        message: 'You exceeded your quota.',
        type: 'insufficient_quota',
        param: null,
        code: 'insufficient_quota',
      },
    });
    expect(error).toBeInstanceOf(PermanentFailure);
    expect((error as Error).message).toBe(
      'The account with ChatGPT has no credit left (HTTP 429, insufficient_quota).',
    );
  });

  test('OpenAI: a failure in a reply of status 200 is temporary', async () => {
    vendors.set('chatgpt', {
      kind: 'raw',
      body: { id: 'r', error: { message: SENTINEL, type: 'server_error', code: 'server_error' }, output: [] },
    });
    const error = await failureOf(platformAt(vendors, 'chatgpt').ask(QUESTION));
    expect(error).toBeInstanceOf(TemporaryFailure);
    expect(all(error)).not.toContain(SENTINEL);
  });

  const response = (more: object) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_790_000_000,
    model: 'gpt-6-sol',
    output: [],
    incomplete_details: null,
    usage: null,
    ...more,
  });

  test.each([
    ['a server error', { code: 'server_error', message: SENTINEL }, TemporaryFailure],
    ['no reason', null, TemporaryFailure],
    ['a wrong prompt', { code: 'invalid_prompt', message: SENTINEL }, PermanentFailure],
  ])('OpenAI: a reply of status 200 that is “failed” for %s', async (_, reason, kind) => {
    vendors.set('chatgpt', { kind: 'raw', body: response({ status: 'failed', error: reason }) });
    const error = await failureOf(platformAt(vendors, 'chatgpt').ask(QUESTION));
    expect(error).toBeInstanceOf(kind);
    expect(all(error)).not.toContain(SENTINEL);
  });

  test('Google: reads the wait from the body', async () => {
    const error = await fail('gemini', 429, {
      error: {
        code: 429,
        message: 'Quota exceeded',
        status: 'RESOURCE_EXHAUSTED',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37.5s' }],
      },
    });
    expect(error).toMatchObject({ name: 'TemporaryFailure', retryAfterMs: 37_500 });
  });

  test('Google: a refused key is HTTP 400', async () => {
    const error = await fail('gemini', 400, {
      error: {
        code: 400,
        message: `API key not valid: ${SENTINEL}`,
        status: 'INVALID_ARGUMENT',
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
      },
    });
    expect(error).toMatchObject({ name: 'PermanentFailure', misconfigured: true });
    expect((error as Error).message).toBe('Gemini refused the key (HTTP 400, API_KEY_INVALID).');
  });

  test('Google: an answer stopped for safety is a refusal', async () => {
    vendors.set('gemini', {
      kind: 'raw',
      body: {
        candidates: [{ content: {}, finishReason: 'SAFETY', index: 0 }],
        modelVersion: 'gemini-3.8-flash',
      },
    });
    expect(await platformAt(vendors, 'gemini').ask(QUESTION)).toMatchObject({ status: 'refused' });
  });

  test('Anthropic: a paused reply is temporary', async () => {
    vendors.set('claude', {
      kind: 'raw',
      body: {
        id: 'msg_02',
        type: 'message',
        role: 'assistant',
        model: 'claude-sonnet-5-5',
        content: [{ type: 'text', text: 'I am still' }],
        stop_reason: 'pause_turn',
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    });
    const error = await failureOf(platformAt(vendors, 'claude').ask(QUESTION));
    expect(error).toBeInstanceOf(TemporaryFailure);
    expect((error as TemporaryFailure).billed).toEqual({
      model: 'claude-sonnet-5-5',
      usage: { inputTokens: 1, outputTokens: 1, searches: 0 },
    });
  });

  test('an unreachable vendor is temporary', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await once(gone, 'close');
    const platform = platformAt(vendors, 'chatgpt', { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
    const error = await failureOf(platform.ask(QUESTION));
    expect(error).toBeInstanceOf(TemporaryFailure);
    expect((error as Error).message).toBe('ChatGPT could not be reached (ECONNREFUSED).');
  });
});
