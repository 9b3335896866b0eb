import { z } from 'zod';
import { writeNumberedCitations } from '../simulator/styles/numbered-citations.ts';
import type { PlatformDescriptor } from './descriptor.ts';

const loadSdk = () => import('@ai-sdk/perplexity');

const completion = z.object({
  search_results: z.array(z.object({ url: z.string(), title: z.string().nullish() })).nullish(),
  citations: z.array(z.string()).nullish(),
});

/** Perplexity's Sonar API, which always searches. */
export const PERPLEXITY: PlatformDescriptor = {
  key: 'perplexity',
  name: 'Perplexity',
  variables: 'PERPLEXITY',
  baseUrl: 'https://api.perplexity.ai',
  defaultModel: 'sonar',
  requestsPerMinute: 50,
  typicalUsage: { inputTokens: 20, outputTokens: 500, searches: 1 },
  // Perplexity bills each request: it counts as one search, at the price of the small search context.
  prices: [
    { model: 'sonar', input: 1, output: 1, search: 5 },
    { model: 'sonar-pro', input: 3, output: 15, search: 6 },
    { model: 'sonar-reasoning-pro', input: 2, output: 8, search: 6 },
  ],
  writeSimulated: writeNumberedCitations,
  docs: {
    service: 'Sonar chat completions',
    url: 'https://docs.perplexity.ai/docs/sonar/overview',
    search: 'always',
    country: '`user_location`',
    language: '`search_language_filter`',
    citations: '`citations`, titles of `search_results`',
  },
  takesLocation: true,
  loadSdk,
  async createRequest(connection, model, { country, region, city, language }) {
    const { createPerplexity } = await loadSdk();
    // The filter takes ISO 639-1 codes: the first part of a BCP 47 tag.
    const code = language?.split('-')[0]?.toLowerCase();
    return {
      model: createPerplexity(connection)(model),
      providerOptions: {
        perplexity: {
          ...(country
            ? {
                web_search_options: {
                  user_location: { country, ...(region && { region }), ...(city && { city }) },
                },
              }
            : {}),
          ...(code && /^[a-z]{2}$/.test(code) ? { search_language_filter: [code] } : {}),
        },
      },
    };
  },
  parseReply({ body }) {
    const { search_results: results, citations } = completion.safeParse(body).data ?? {};
    const titles = new Map(results?.map(({ url, title }) => [url, title ?? '']));
    // The numbers in the text refer to `citations`; newer replies have only `search_results`.
    const urls = citations?.length ? citations : [...titles.keys()];
    return { sources: urls.map((url) => ({ url, title: titles.get(url) ?? '' })), searches: 1 };
  },
};
