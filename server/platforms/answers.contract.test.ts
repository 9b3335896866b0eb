import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STAND_INS, startVendors, type VendorServer } from '../testing/vendors/server.ts';
import { failureOf, platformAt, SENTINEL } from './testing/stand-ins.ts';

const QUESTION = '  Which note app is best for a team of “five”?\nAnd why — in 2026? ';
const TEXT = '1. **Tarnwick** is dependable.\n2. **Quillmark** is a good choice.';
const SOURCES = [
  { url: 'https://reviews.example/best?x=1', title: 'The best, tested' },
  { url: 'https://guide.example/choose', title: 'How to choose' },
];
/** Google only shows the domains of pages. */
const DOMAINS = [
  { url: 'https://reviews.example/', title: 'reviews.example' },
  { url: 'https://guide.example/', title: 'guide.example' },
];

/** The expected reply of each vendor. */
const EXPECTED = {
  chatgpt: {
    model: 'gpt-6-sol-2026-09-22',
    reference: 'resp_1',
    sources: SOURCES,
    searches: 1,
    inputTokens: 8_000,
  },
  perplexity: {
    model: 'sonar',
    reference: '7b3f0e7e-0000-4000-8000-000000000001',
    sources: SOURCES,
    searches: 1,
    inputTokens: 12,
  },
  gemini: {
    model: 'gemini-3.8-flash',
    reference: 'resp-gemini-1',
    sources: DOMAINS,
    searches: 2,
    inputTokens: 9,
  },
  claude: {
    model: 'claude-sonnet-5-5',
    reference: 'msg_01',
    sources: SOURCES,
    searches: 1,
    inputTokens: 6_000,
  },
  local: {
    model: 'llama3.3:70b',
    reference: 'chatcmpl-1',
    sources: SOURCES,
    searches: 0,
    inputTokens: 20,
  },
};

const FOUND = 'https://found-but-not-cited.example/';
const [CITED_1, CITED_2] = SOURCES.map(({ url }) => url) as [string, string];
/** What each vendor says it searched for. */
const QUERIES = {
  chatgpt: [{ query: 'what to buy', urls: [FOUND, CITED_1, CITED_2] }],
  // Sonar does not say.
  perplexity: [],
  // With two searches, Google does not say which page came from which.
  gemini: [
    { query: 'what to buy', urls: [] },
    { query: 'what to buy reviews', urls: [] },
  ],
  claude: [{ query: 'what to buy', urls: [CITED_1, CITED_2, FOUND] }],
  local: [],
};

let vendors: VendorServer;

beforeAll(async () => {
  vendors = await startVendors();
});
afterAll(() => vendors.close());
beforeEach(() => {
  vendors.received.length = 0;
});

describe.each(STAND_INS)('%s answers', (vendor) => {
  test('with text, citations, model, usage and reference', async () => {
    vendors.set(vendor, { kind: 'answer', answer: { text: TEXT, sources: SOURCES } });
    const { latencyMs, ...reply } = await platformAt(vendors, vendor).ask(QUESTION);
    const { inputTokens, searches, ...expected } = EXPECTED[vendor];
    const searchQueries = QUERIES[vendor];
    expect(reply).toEqual({
      status: 'answered',
      text: TEXT,
      searchQueries,
      products: [],
      usage: { inputTokens, outputTokens: Math.ceil(TEXT.length / 4), searches },
      ...expected,
    });
    expect(latencyMs).toBeGreaterThanOrEqual(0);
  });

  test('to exactly the question', async () => {
    vendors.set(vendor, { kind: 'answer' });
    await platformAt(vendors, vendor).ask(QUESTION);
    expect(vendors.received).toHaveLength(1);
    const [{ question, key, body, headers, path }] = vendors.received as [(typeof vendors.received)[0]];
    expect(question).toBe(QUESTION);
    expect(key).toBe(SENTINEL);
    const { messages, input, contents, tool_choice: choice, ...rest } = body as Record<string, unknown[]>;
    expect([messages, input, contents].filter(Boolean)).toEqual([
      [expect.objectContaining({ role: 'user' })],
    ]);
    // The vendors' default: the model decides whether to search.
    expect([undefined, 'auto']).toContain((choice as { type?: string } | undefined)?.type ?? choice);
    // There is no system prompt, and the vendor's defaults stay.
    expect(Object.keys(rest).sort()).toEqual(
      {
        chatgpt: ['include', 'model', 'tools'],
        perplexity: ['model'],
        gemini: ['generationConfig', 'tools'],
        claude: ['max_tokens', 'model', 'tools'],
        local: ['model'],
      }[vendor],
    );
    // The key is in one header only.
    expect(JSON.stringify([body, path])).not.toContain(SENTINEL);
    expect(Object.values(headers).filter((value) => String(value).includes(SENTINEL))).toHaveLength(1);
  });

  test('with a page that is cited twice listed once', async () => {
    const twice = [...SOURCES, ...SOURCES];
    vendors.set(vendor, { kind: 'answer', answer: { text: TEXT, sources: twice } });
    expect((await platformAt(vendors, vendor).ask(QUESTION)).sources).toEqual(EXPECTED[vendor].sources);
  });

  test('without citations', async () => {
    vendors.set(vendor, { kind: 'answer', answer: { text: TEXT, sources: [] } });
    expect(await platformAt(vendors, vendor).ask(QUESTION)).toMatchObject({
      status: 'answered',
      sources: [],
    });
  });

  test('shortly before the timeout', async () => {
    vendors.set(vendor, { kind: 'answer', delayMs: 200 });
    expect(await platformAt(vendors, vendor).ask(QUESTION)).toMatchObject({ status: 'answered' });
  });

  test('with an empty answer', async () => {
    vendors.set(vendor, { kind: 'empty' });
    expect(await platformAt(vendors, vendor).ask(QUESTION)).toMatchObject({
      status: 'empty',
      text: '',
      sources: [],
      model: EXPECTED[vendor].model,
    });
  });

  test('with a refusal, where the vendor marks one', async () => {
    vendors.set(vendor, { kind: 'refuse' });
    const { status, sources } = await platformAt(vendors, vendor).ask(QUESTION);
    expect({ status, sources }).toEqual({
      // Perplexity does not mark refusals: they are answers without mentions.
      status: vendor === 'perplexity' ? 'answered' : 'refused',
      sources: [],
    });
  });

  test('at a configured address and with a configured model', async () => {
    vendors.set(vendor, { kind: 'answer' });
    const prefix = {
      chatgpt: 'OPENAI',
      perplexity: 'PERPLEXITY',
      gemini: 'GEMINI',
      claude: 'ANTHROPIC',
      local: 'COMPATIBLE_1',
    }[vendor];
    const model = vendor === 'gemini' ? 'gemini-4-argon' : 'another-model';
    await platformAt(vendors, vendor, { [`${prefix}_MODEL`]: model }).ask(QUESTION);
    const [{ body, path }] = vendors.received as [(typeof vendors.received)[0]];
    expect(JSON.stringify([body, path])).toContain(model);
  });
});

describe('a country and a language', () => {
  const ask = async (vendor: (typeof STAND_INS)[number]) => {
    vendors.set(vendor, { kind: 'answer' });
    await platformAt(vendors, vendor).ask(QUESTION, { country: 'DE', language: 'de-DE' });
    const [{ body, question }] = vendors.received as [(typeof vendors.received)[0]];
    expect(question).toBe(QUESTION);
    return body as Record<string, unknown>;
  };

  test('are sent to OpenAI and Anthropic as the user’s location', async () => {
    for (const vendor of ['chatgpt', 'claude'] as const) {
      vendors.received.length = 0;
      expect((await ask(vendor)).tools).toEqual([
        expect.objectContaining({ user_location: { type: 'approximate', country: 'DE' } }),
      ]);
    }
  });

  test('are sent with a region and a city where the vendor takes a location', async () => {
    const place = { country: 'DE', region: 'Bavaria', city: 'Munich' };
    const sent = async (vendor: (typeof STAND_INS)[number]) => {
      vendors.received.length = 0;
      vendors.set(vendor, { kind: 'answer' });
      await platformAt(vendors, vendor).ask(QUESTION, place);
      return vendors.received[0]?.body as Record<string, unknown>;
    };
    for (const vendor of ['chatgpt', 'claude'] as const) {
      expect((await sent(vendor)).tools).toEqual([
        expect.objectContaining({ user_location: { type: 'approximate', ...place } }),
      ]);
    }
    expect(await sent('perplexity')).toMatchObject({ web_search_options: { user_location: place } });
    expect(JSON.stringify(await sent('gemini'))).not.toContain('Munich');
  });

  test('are sent to Perplexity as location and search filter', async () => {
    expect(await ask('perplexity')).toMatchObject({
      web_search_options: { user_location: { country: 'DE' } },
      search_language_filter: ['de'],
    });
  });

  test.each(['gemini', 'local'] as const)('are not sent to %s, which has no such setting', async (vendor) => {
    expect(JSON.stringify(await ask(vendor))).not.toMatch(/"DE"|de-DE/);
  });
});

test('turns on the search of every vendor', async () => {
  const tools: unknown[] = [];
  for (const vendor of ['chatgpt', 'gemini', 'claude'] as const) {
    vendors.received.length = 0;
    vendors.set(vendor, { kind: 'answer' });
    await platformAt(vendors, vendor).ask(QUESTION);
    const [{ body }] = vendors.received as [(typeof vendors.received)[0]];
    tools.push((body as { tools: unknown }).tools);
  }
  expect(tools).toEqual([
    [{ type: 'web_search' }],
    [{ googleSearch: {} }],
    [{ type: 'web_search_20250305', name: 'web_search' }],
  ]);
});

test('leaves out what an OpenAI model writes before its answer', async () => {
  const message = (phase: string, text: string) => ({
    type: 'message',
    role: 'assistant',
    id: phase,
    phase,
    content: [{ type: 'output_text', text, annotations: [] }],
  });
  vendors.set('chatgpt', {
    kind: 'raw',
    body: {
      id: 'resp_2',
      model: 'gpt-6-sol',
      output: [message('commentary', 'Let me look.'), message('final_answer', 'Quillmark.')],
      usage: { input_tokens: 1, output_tokens: 2 },
    },
  });
  expect((await platformAt(vendors, 'chatgpt').ask(QUESTION)).text).toBe('Quillmark.');
});

const askRaw = async (vendor: (typeof STAND_INS)[number], body: object) => {
  vendors.set(vendor, { kind: 'raw', body });
  return platformAt(vendors, vendor).ask(QUESTION);
};

test('leaves out which pages an OpenAI call found that made several searches', async () => {
  const call = (action: object) => ({ type: 'web_search_call', id: 'ws', status: 'completed', action });
  const sources = [
    { type: 'url', url: CITED_1 },
    { type: 'api', name: 'oai-sports' },
  ];
  const { searchQueries } = await askRaw('chatgpt', {
    id: 'resp_3',
    model: 'gpt-6-sol',
    output: [
      call({ type: 'search', query: 'a', queries: ['a', 'b'], sources }),
      call({ type: 'search', query: 'old form', sources }),
      call({ type: 'find_in_page', url: CITED_1, pattern: 'x' }),
      {
        type: 'message',
        role: 'assistant',
        id: 'm',
        content: [{ type: 'output_text', text: 'Yes.', annotations: [] }],
      },
    ],
    usage: { input_tokens: 1, output_tokens: 2 },
  });
  expect(searchQueries).toEqual([
    { query: 'a', urls: [] },
    { query: 'b', urls: [] },
    { query: 'old form', urls: [CITED_1] },
  ]);
});

test('knows that all pages of Gemini came from its only search', async () => {
  const { searchQueries } = await askRaw('gemini', {
    candidates: [
      {
        content: { role: 'model', parts: [{ text: 'Quillmark.' }] },
        finishReason: 'STOP',
        groundingMetadata: {
          webSearchQueries: ['best notes'],
          groundingChunks: [{ web: { uri: 'https://plain.example/page', title: 'A page' } }],
          groundingSupports: [{ segment: { endIndex: 5, text: 'Quill' }, groundingChunkIndices: [0] }],
        },
      },
    ],
  });
  expect(searchQueries).toEqual([{ query: 'best notes', urls: ['https://plain.example/page'] }]);
});

test('keeps a search of Claude that failed, without pages', async () => {
  const { searchQueries } = await askRaw('claude', {
    id: 'msg_02',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5-5',
    content: [
      { type: 'server_tool_use', id: 'srvtoolu_9', name: 'web_search', input: { query: 'notes' } },
      {
        type: 'web_search_tool_result',
        tool_use_id: 'srvtoolu_9',
        content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' },
      },
      { type: 'text', text: 'Quillmark.' },
    ],
    stop_reason: 'end_turn',
    usage: { input_tokens: 1, output_tokens: 2, server_tool_use: { web_search_requests: 1 } },
  });
  expect(searchQueries).toEqual([{ query: 'notes', urls: [] }]);
});

test('counts one search for a grounded answer of Gemini up to 2.5', async () => {
  vendors.set('gemini', { kind: 'answer' });
  const platform = platformAt(vendors, 'gemini', { GEMINI_MODEL: 'gemini-2.5-flash' });
  expect((await platform.ask(QUESTION)).usage?.searches).toBe(1);
});

test('resolves Gemini’s redirects to their domain, wherever Google names it', async () => {
  const redirect = (id: string) => `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${id}`;
  const chunks = [
    { uri: redirect('a'), title: 'Reviews.example' },
    { uri: redirect('b'), title: 'The best, tested', domain: 'guide.example' },
    { uri: redirect('c'), title: 'Nobody knows where' },
    { uri: 'https://plain.example/page', title: 'A page' },
  ];
  vendors.set('gemini', {
    kind: 'raw',
    body: {
      candidates: [
        {
          content: { role: 'model', parts: [{ text: 'Quillmark.' }] },
          finishReason: 'STOP',
          groundingMetadata: { groundingChunks: chunks.map((web) => ({ web })) },
        },
      ],
    },
  });
  expect((await platformAt(vendors, 'gemini').ask(QUESTION)).sources).toEqual([
    { url: 'https://reviews.example/', title: 'Reviews.example' },
    { url: 'https://guide.example/', title: 'The best, tested' },
    { url: redirect('c'), title: 'Nobody knows where' },
    { url: 'https://plain.example/page', title: 'A page' },
  ]);
});

test('a model without search fails instead of answering from memory', async () => {
  vendors.set('gemini', { kind: 'answer' });
  const platform = platformAt(vendors, 'gemini', { GEMINI_MODEL: 'gemini-1.5-pro' });
  expect(await failureOf(platform.ask(QUESTION))).toMatchObject({
    message: 'Gemini cannot search the web with this model.',
    misconfigured: true,
  });
});
