import { at, bearerOf, textAt, tokensOf, type VendorRequest, type Wire } from './wire.ts';

/** OpenAI's Responses: `POST /v1/responses`. */
export const CHATGPT_WIRE: Wire = {
  basePath: '/openai/v1',
  isQuestion: (path) => path === '/openai/v1/responses',
  questionOf: ({ body }) =>
    textAt(body, 'input', 0, 'content', 0, 'text') ?? textAt(body, 'input', 0, 'content'),
  keyOf: bearerOf,
  answered(request, { text, sources }) {
    const annotations = sources.map(({ url, title }, index) => ({
      type: 'url_citation',
      start_index: index,
      end_index: index + 1,
      url,
      title,
    }));
    return response(request, text, [
      { id: 'rs_1', type: 'reasoning', summary: [] },
      {
        id: 'ws_1',
        type: 'web_search_call',
        status: 'completed',
        action: {
          type: 'search',
          query: 'what to buy',
          queries: ['what to buy'],
          // Only for a request that asks for them.
          ...(includes(request, 'web_search_call.action.sources') && {
            sources: [
              { type: 'url', url: 'https://found-but-not-cited.example/' },
              ...sources.map(({ url }) => ({ type: 'url', url })),
              { type: 'api', name: 'oai-finance' },
            ],
          }),
        },
      },
      {
        id: 'ws_2',
        type: 'web_search_call',
        status: 'completed',
        action: { type: 'open_page', url: 'https://read-but-not-cited.example/' },
      },
      message([{ type: 'output_text', text, annotations, logprobs: [] }]),
    ]);
  },
  refused: (request, text) => response(request, text, [message([{ type: 'refusal', refusal: text }])]),
  empty: (request) => response(request, '', []),
  error(status, key) {
    const errors: Record<number, object> = {
      401: {
        message: `Incorrect API key provided: ${key}.`,
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_api_key',
      },
      429: { message: 'Rate limit reached.', type: 'requests', param: null, code: 'rate_limit_exceeded' },
    };
    const type = status < 500 ? 'invalid_request_error' : 'server_error';
    return { error: errors[status] ?? { message: type, type, param: null, code: null } };
  },
};

const includes = ({ body }: VendorRequest, field: string) => {
  const include = at(body, 'include');
  return Array.isArray(include) && include.includes(field);
};

const message = (content: readonly object[]) => ({
  id: 'msg_1',
  type: 'message',
  status: 'completed',
  role: 'assistant',
  content,
});

const response = ({ body }: VendorRequest, text: string, output: readonly object[]) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_760_000_000,
  status: 'completed',
  background: false,
  error: null,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: null,
  model: `${textAt(body, 'model')}-2026-09-22`,
  output,
  parallel_tool_calls: true,
  previous_response_id: null,
  reasoning: { effort: 'medium', summary: null },
  store: true,
  temperature: 1,
  text: { format: { type: 'text' } },
  tool_choice: 'auto',
  tools: at(body, 'tools'),
  top_p: 1,
  truncation: 'disabled',
  usage: {
    input_tokens: 8_000,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: tokensOf(text),
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 8_000 + tokensOf(text),
  },
  user: null,
  metadata: {},
});
