import { z } from 'zod';
import type { RawSearch, RawSource } from '../../analysis/types.ts';
import { TemporaryFailure } from '../failures.ts';
import { writeLinkedLists } from '../simulator/styles/linked-lists.ts';
import type { PlatformDescriptor } from './descriptor.ts';

const loadSdk = () => import('@ai-sdk/openai');

const annotation = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  title: z.string().nullish(),
});
const outputItem = z.looseObject({
  type: z.string(),
  phase: z.string().nullish(),
  action: z
    .looseObject({
      type: z.string(),
      query: z.string().nullish(),
      queries: z.array(z.string()).nullish(),
      // Besides pages there are feeds, which have a name and no address.
      sources: z.array(z.looseObject({ type: z.string(), url: z.string().nullish() })).nullish(),
    })
    .nullish(),
  content: z
    .array(z.looseObject({ text: z.string().optional(), annotations: z.array(annotation).nullish() }))
    .nullish(),
});
const response = z.object({ status: z.string().nullish(), output: z.array(outputItem) });
type OutputItem = z.infer<typeof outputItem>;

/** OpenAI's Responses API with web search. */
export const CHATGPT: PlatformDescriptor = {
  key: 'chatgpt',
  name: 'ChatGPT',
  variables: 'OPENAI',
  baseUrl: 'https://api.openai.com/v1',
  defaultModel: 'gpt-6-sol',
  requestsPerMinute: null,
  // Search results are billed as input: 13,102 tokens in a published measurement of one question.
  typicalUsage: { inputTokens: 13_000, outputTokens: 1_000, searches: 1 },
  prices: [
    { model: 'gpt-6-astra', input: 10, output: 50, search: 10 },
    { model: 'gpt-6-sol', input: 2, output: 10, search: 10 },
    { model: 'gpt-6-luna', input: 0.1, output: 0.5, search: 10 },
    { model: 'gpt-5.6-sol', input: 5, output: 30, search: 10 },
    { model: 'gpt-5.6-terra', input: 2, output: 12, search: 10 },
    { model: 'gpt-5.6-luna', input: 0.2, output: 1.2, search: 10 },
    { model: 'gpt-5.5', input: 5, output: 30, search: 10 },
    { model: 'gpt-5.4', input: 2.5, output: 15, search: 10 },
    { model: 'gpt-5.4-mini', input: 0.75, output: 4.5, search: 10 },
    { model: 'gpt-5.4-nano', input: 0.2, output: 1.25, search: 10 },
    { model: 'gpt-5.2', input: 1.75, output: 14, search: 10 },
    { model: 'gpt-5.1', input: 1.25, output: 10, search: 10 },
    { model: 'gpt-5', input: 1.25, output: 10, search: 10 },
    { model: 'gpt-5-mini', input: 0.25, output: 2, search: 10 },
    { model: 'gpt-5-nano', input: 0.05, output: 0.4, search: 10 },
    { model: 'gpt-4.1', input: 2, output: 8, search: 10 },
    { model: 'gpt-4o', input: 2.5, output: 10, search: 10 },
  ],
  writeSimulated: writeLinkedLists,
  docs: {
    service: 'OpenAI Responses',
    url: 'https://developers.openai.com/api/docs/guides/tools-web-search',
    search: '`web_search`; the model decides when',
    country: '`user_location`',
    language: null,
    citations: '`url_citation` annotations',
  },
  takesLocation: true,
  loadSdk,
  async createRequest(connection, model, { country, region, city }) {
    const { createOpenAI } = await loadSdk();
    const openai = createOpenAI(connection);
    const place = { ...(country && { country }), ...(region && { region }), ...(city && { city }) };
    const location = country ? { userLocation: { type: 'approximate' as const, ...place } } : {};
    return {
      model: openai.responses(model),
      tools: { web_search: openai.tools.webSearch(location) },
      // With each search the pages it returned. Those that the answer does not cite are no citations.
      providerOptions: { openai: { includeWebSearchSources: true } },
    };
  },
  parseReply({ body }) {
    const { status, output = [] } = response.safeParse(body).data ?? {};
    if (status === 'failed') throw new TemporaryFailure('ChatGPT is out of order (failed).');
    const content = output.filter(isAnswer).flatMap((item) => item.content ?? []);
    const text = content.map((part) => part.text ?? '').join('');
    return {
      sources: content.flatMap(({ annotations }) => (annotations ?? []).flatMap(toSource)),
      searches: output.filter(isSearch).length,
      searchQueries: output.filter(isSearch).flatMap(toSearches),
      ...(text ? { text } : {}),
    };
  },
};

/** Newer models announce what they are about to do; that is not part of the answer. */
const isAnswer = ({ type, phase }: OutputItem) => type === 'message' && phase !== 'commentary';

/** Opening a page of a search result is not billed. */
const isSearch = ({ type, action }: OutputItem) =>
  type === 'web_search_call' && (action?.type ?? 'search') === 'search';

const toSource = ({ type, url, title }: z.infer<typeof annotation>): RawSource[] =>
  type === 'url_citation' && url ? [{ url, title: title ?? '' }] : [];

/** A call can make several searches; its pages then belong to all of them together, so none is known to have found a page. */
function toSearches({ action }: OutputItem): RawSearch[] {
  const queries = action?.queries?.length ? action.queries : action?.query ? [action.query] : [];
  const urls = (action?.sources ?? []).flatMap(({ type, url }) => (type === 'url' && url ? [url] : []));
  return queries.map((query) => ({ query, urls: queries.length === 1 ? urls : [] }));
}
