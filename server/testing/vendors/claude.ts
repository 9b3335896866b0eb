import { textAt, tokensOf, type VendorRequest, type Wire } from './wire.ts';

/** Anthropic's Messages: `POST /v1/messages`. */
export const CLAUDE_WIRE: Wire = {
  basePath: '/anthropic/v1',
  isQuestion: (path) => path === '/anthropic/v1/messages',
  questionOf: ({ body }) =>
    textAt(body, 'messages', 0, 'content', 0, 'text') ?? textAt(body, 'messages', 0, 'content'),
  keyOf: ({ headers }) => (headers['x-api-key'] ? String(headers['x-api-key']) : null),
  answered(request, { text, sources }) {
    const found = [...sources, { url: 'https://found-but-not-cited.example/', title: 'Not cited' }];
    const citations = sources.map(({ url, title }) => ({
      type: 'web_search_result_location',
      url,
      title,
      encrypted_index: 'Eo8BCioIAhgB',
      cited_text: 'A few words of the page.',
    }));
    const half = Math.ceil(text.length / 2);
    return message(request, text, [
      { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'what to buy' } },
      {
        type: 'web_search_tool_result',
        tool_use_id: 'srvtoolu_1',
        content: found.map(({ url, title }) => ({
          type: 'web_search_result',
          url,
          title,
          encrypted_content: 'EqgfCioIARgB',
          page_age: 'April 30, 2026',
        })),
      },
      { type: 'text', text: text.slice(0, half), citations },
      { type: 'text', text: text.slice(half) },
    ]);
  },
  refused: (request, text) => ({
    ...message(request, text, [{ type: 'text', text }]),
    stop_reason: 'refusal',
  }),
  empty: (request) => message(request, '', []),
  error(status, key) {
    const type = { 401: 'authentication_error', 429: 'rate_limit_error' }[status] ?? 'api_error';
    return { type: 'error', error: { type, message: `${type} ${key}` }, request_id: 'req_1' };
  },
};

const message = ({ body }: VendorRequest, text: string, content: readonly object[]) => ({
  id: 'msg_01',
  type: 'message',
  role: 'assistant',
  model: textAt(body, 'model'),
  content,
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: {
    input_tokens: 6_000,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: tokensOf(text),
    server_tool_use: { web_search_requests: 1 },
    service_tier: 'standard',
  },
});
