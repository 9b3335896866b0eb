import { z } from 'zod';
import type { RawSearch, RawSource } from '../../analysis/types.ts';
import type { PlatformDescriptor } from './descriptor.ts';

const loadSdk = () => import('@ai-sdk/anthropic');

/** The vendor requires a limit; this is far above any answer. */
const MAX_OUTPUT_TOKENS = 16_000;

const citation = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  title: z.string().nullish(),
});
const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  citations: z.array(citation).nullish(),
  id: z.string().nullish(),
  name: z.string().nullish(),
  input: z.unknown().optional(),
  tool_use_id: z.string().nullish(),
  content: z.unknown().optional(),
});
const searchInput = z.looseObject({ query: z.string() });
/** A search that failed has an error in place of the list. */
const searchResults = z.array(z.looseObject({ type: z.string(), url: z.string().nullish() }));
const message = z.object({
  content: z.array(block),
  usage: z.looseObject({
    server_tool_use: z.looseObject({ web_search_requests: z.number().nullish() }).nullish(),
  }),
});

/** Anthropic's Messages API with web search. */
export const CLAUDE: PlatformDescriptor = {
  key: 'claude',
  name: 'Claude',
  variables: 'ANTHROPIC',
  baseUrl: 'https://api.anthropic.com/v1',
  defaultModel: 'claude-sonnet-5-5',
  requestsPerMinute: 50,
  // Search results are billed as input.
  typicalUsage: { inputTokens: 15_000, outputTokens: 1_000, searches: 1 },
  prices: [
    { model: 'claude-fable-5-1', input: 10, output: 50, search: 10 },
    { model: 'claude-fable-5', input: 10, output: 50, search: 10 },
    { model: 'claude-opus-5-5', input: 4, output: 20, search: 10 },
    { model: 'claude-opus-5', input: 5, output: 25, search: 10 },
    { model: 'claude-opus-4-8', input: 5, output: 25, search: 10 },
    { model: 'claude-opus-4-7', input: 5, output: 25, search: 10 },
    { model: 'claude-opus-4-6', input: 5, output: 25, search: 10 },
    { model: 'claude-opus-4-5', input: 5, output: 25, search: 10 },
    { model: 'claude-sonnet-5-5', input: 2, output: 10, search: 10 },
    { model: 'claude-sonnet-5', input: 2, output: 10, search: 10 },
    { model: 'claude-sonnet-4-6', input: 3, output: 15, search: 10 },
    { model: 'claude-sonnet-4-5', input: 3, output: 15, search: 10 },
    { model: 'claude-haiku-4-5', input: 1, output: 5, search: 10 },
  ],
  docs: {
    service: 'Messages',
    url: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/server-tools',
    search: '`web_search_20250305`',
    country: '`user_location`',
    language: null,
    citations: '`web_search_result_location`',
  },
  takesLocation: true,
  loadSdk,
  async createRequest(connection, model, { country, region, city }) {
    const { createAnthropic } = await loadSdk();
    const anthropic = createAnthropic(connection);
    const place = { ...(country && { country }), ...(region && { region }), ...(city && { city }) };
    const location = country ? { userLocation: { type: 'approximate' as const, ...place } } : {};
    return {
      model: anthropic(model),
      tools: { web_search: anthropic.tools.webSearch_20250305(location) },
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    };
  },
  parseReply({ body, rawFinishReason }) {
    const { content = [], usage } = message.safeParse(body).data ?? {};
    return {
      sources: content.flatMap(({ citations }) => (citations ?? []).flatMap(toSource)),
      searches: usage?.server_tool_use?.web_search_requests ?? 0,
      searchQueries: toSearches(content),
      text: joinText(content),
      paused: rawFinishReason === 'pause_turn',
    };
  },
};

/** Blocks are cut wherever a citation begins; only a search between two text blocks separates paragraphs. */
function joinText(content: readonly z.infer<typeof block>[]): string {
  const paragraphs = [''];
  for (const { type, text = '' } of content) {
    if (type === 'text') paragraphs.push((paragraphs.pop() ?? '') + text);
    else paragraphs.push('');
  }
  return paragraphs.filter((paragraph) => paragraph.trim() !== '').join('\n\n');
}

const toSource = ({ type, url, title }: z.infer<typeof citation>): RawSource[] =>
  type === 'web_search_result_location' && url ? [{ url, title: title ?? '' }] : [];

/** Each search has a result of its own, which names it. */
const toSearches = (content: readonly z.infer<typeof block>[]): RawSearch[] =>
  content.flatMap(({ type, name, id, input }) => {
    if (type !== 'server_tool_use' || name !== 'web_search') return [];
    const query = searchInput.safeParse(input).data?.query;
    const result = content.find((each) => each.type === 'web_search_tool_result' && each.tool_use_id === id);
    const pages = searchResults.safeParse(result?.content).data ?? [];
    return query ? [{ query, urls: pages.flatMap(({ url }) => url ?? []) }] : [];
  });
