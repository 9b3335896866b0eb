import { bearerOf, textAt, tokensOf, type VendorRequest, type Wire } from './wire.ts';

/** OpenAI's chat completions, as Ollama, vLLM and OpenRouter speak them: `POST /v1/chat/completions`. */
export const COMPATIBLE_WIRE: Wire = {
  basePath: '/compatible/v1',
  isQuestion: (path) => path === '/compatible/v1/chat/completions',
  questionOf: ({ body }) => textAt(body, 'messages', 0, 'content'),
  keyOf: bearerOf,
  answered: (request, { text, sources }) =>
    completion(request, text, {
      content: text,
      refusal: null,
      annotations: sources.map(({ url, title }) => ({
        type: 'url_citation',
        url_citation: { url, title, start_index: 0, end_index: 1, content: 'A few words of the page.' },
      })),
    }),
  refused: (request, text) => completion(request, text, { content: null, refusal: text }),
  empty: (request) => completion(request, '', { content: '', refusal: null }),
  error(status, key) {
    const code = { 401: 'invalid_api_key', 429: 'rate_limit_exceeded' }[status] ?? null;
    return { error: { message: `${code} ${key}`, type: 'invalid_request_error', param: null, code } };
  },
};

const completion = ({ body }: VendorRequest, text: string, message: object) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: textAt(body, 'model'),
  choices: [{ index: 0, message: { role: 'assistant', ...message }, logprobs: null, finish_reason: 'stop' }],
  usage: { prompt_tokens: 20, completion_tokens: tokensOf(text), total_tokens: 20 + tokensOf(text) },
});
