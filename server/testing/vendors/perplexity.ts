import { bearerOf, textAt, tokensOf, type VendorRequest, type Wire } from './wire.ts';

/** Perplexity's Sonar: `POST /chat/completions`. It marks no refusals. */
export const PERPLEXITY_WIRE: Wire = {
  basePath: '/perplexity',
  isQuestion: (path) => path === '/perplexity/chat/completions',
  questionOf: ({ body }) => textAt(body, 'messages', 0, 'content'),
  keyOf: bearerOf,
  answered: (request, { text, sources }) => ({
    ...completion(request, text),
    citations: sources.map(({ url }) => url),
    search_results: sources.map(({ url, title }) => ({
      title,
      url,
      date: '2026-01-01',
      last_updated: '2026-02-01',
      snippet: 'A few words of the page.',
      source: 'web',
    })),
  }),
  refused: () => null,
  empty: (request) => completion(request, ''),
  error(status, key) {
    const type = { 401: 'invalid_api_key', 429: 'rate_limit_exceeded' }[status] ?? 'internal_server_error';
    return { error: { message: `${type}: ${key}`, type, code: status } };
  },
};

const completion = ({ body }: VendorRequest, text: string) => ({
  id: '7b3f0e7e-0000-4000-8000-000000000001',
  model: textAt(body, 'model'),
  created: 1_760_000_000,
  usage: {
    prompt_tokens: 12,
    completion_tokens: tokensOf(text),
    total_tokens: 12 + tokensOf(text),
    search_context_size: 'low',
    cost: {
      input_tokens_cost: 0.00001,
      output_tokens_cost: 0.0002,
      request_cost: 0.005,
      total_cost: 0.00521,
    },
  },
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: text },
      delta: { role: 'assistant', content: '' },
    },
  ],
});
