import { createPerplexity } from '@ai-sdk/perplexity';
import { z } from 'zod';
import type { AskOptions } from '../platform.ts';
import type { Dialect } from './descriptor.ts';

const sonar = z.object({
  search_results: z.array(z.object({ url: z.string(), title: z.string().nullish() })).nullish(),
  citations: z.array(z.string()).nullish(),
});

/** Perplexity's Sonar, which always searches; each request is billed as one search. */
export const PERPLEXITY: Dialect = {
  baseURL: 'https://api.perplexity.ai',
  request(connection, model, options) {
    return {
      model: createPerplexity(connection)(model),
      providerOptions: { perplexity: placeOf(options) },
    };
  },
  read({ body }) {
    const { search_results: results, citations } = sonar.safeParse(body).data ?? {};
    const titles = new Map(results?.map(({ url, title }) => [url, title ?? '']));
    // The numbers in the text point into `citations`; replies of late have the results alone.
    const urls = citations?.length ? citations : [...titles.keys()];
    return { sources: urls.map((url) => ({ url, title: titles.get(url) ?? '' })), searches: 1 };
  },
};

/** `search_language_filter` takes ISO 639-1, the first part of a BCP 47 tag. */
function placeOf({ country, language }: AskOptions) {
  const code = language?.split('-')[0]?.toLowerCase();
  return {
    ...(country ? { web_search_options: { user_location: { country } } } : {}),
    ...(code && /^[a-z]{2}$/.test(code) ? { search_language_filter: [code] } : {}),
  };
}
