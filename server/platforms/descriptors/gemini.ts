import { z } from 'zod';
import type { RawSource } from '../../analysis/types.ts';
import { PermanentFailure } from '../failures.ts';
import { writeBullets } from '../simulator/styles/bullets.ts';
import type { PlatformDescriptor } from './descriptor.ts';

const loadSdk = () => import('@ai-sdk/google');

const web = z.object({
  uri: z.string().nullish(),
  domain: z.string().nullish(),
});

const generation = z.object({
  usageMetadata: z.unknown().optional(),
  modelVersion: z.string().nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  candidates: z
    .array(
      z.object({
        groundingMetadata: z
          .object({
            webSearchQueries: z.array(z.string()).nullish(),
            groundingChunks: z.array(z.object({ web: web.nullish() })).nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
});

/** Google's Gemini API with Google Search. */
export const GEMINI: PlatformDescriptor = {
  key: 'gemini',
  name: 'Gemini',
  variables: 'GEMINI',
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  defaultModel: 'gemini-3.8-flash',
  requestsPerMinute: null,
  typicalUsage: { inputTokens: 20, outputTokens: 900, searches: 2 },
  // Since Gemini 3 each search is billed, before that each grounded answer. Not taken into account: Gemini 3.6 to 3.8
  // Flash cost half until the end of 2026.
  prices: [
    { model: 'gemini-3.8-flash', input: 1.5, output: 7.5, search: 14 },
    { model: 'gemini-3.7-flash', input: 1.5, output: 7.5, search: 14 },
    { model: 'gemini-3.6-flash', input: 1.5, output: 7.5, search: 14 },
    { model: 'gemini-3.5-flash', input: 1.5, output: 9, search: 14 },
    { model: 'gemini-3.1-pro-preview', input: 2, output: 12, search: 14 },
    { model: 'gemini-3-flash-preview', input: 0.5, output: 3, search: 14 },
    { model: 'gemini-2.5-pro', input: 1.25, output: 10, search: 35 },
    { model: 'gemini-2.5-flash', input: 0.3, output: 2.5, search: 35 },
    { model: 'gemini-2.5-flash-lite', input: 0.1, output: 0.4, search: 35 },
  ],
  writeSimulated: writeBullets,
  docs: {
    service: '`generateContent`',
    url: 'https://ai.google.dev/gemini-api/docs/google-search',
    search: '`google_search` grounding',
    country: null,
    language: null,
    citations: 'grounding chunks, by domain',
  },
  takesLocation: false,
  loadSdk,
  async createRequest(connection, model) {
    const { createGoogle } = await loadSdk();
    const google = createGoogle(connection);
    return { model: google(model), tools: { google_search: google.tools.googleSearch({}) } };
  },
  parseReply({ body, content }) {
    const { modelVersion, promptFeedback, candidates, usageMetadata } = generation.safeParse(body).data ?? {};
    if (!promptFeedback && !candidates && !usageMetadata) {
      throw new PermanentFailure('Gemini replied in a form that is not understood.');
    }
    const { webSearchQueries, groundingChunks } = candidates?.[0]?.groundingMetadata ?? {};
    const queries = webSearchQueries?.length ?? 0;
    const domains = new Map(groundingChunks?.map(({ web }) => [web?.uri, web?.domain]));
    const sources = content.flatMap(({ type, url, title }) =>
      type === 'source' && url ? [resolveRedirect({ url, title: title ?? '' }, domains.get(url))] : [],
    );
    return {
      sources,
      // Google does not say which page came from which search; all come from one that was the only one.
      searchQueries: (webSearchQueries ?? []).map((query) => ({
        query,
        urls: queries === 1 ? sources.map(({ url }) => url) : [],
      })),
      searches: /^gemini-[12]([.-]|$)/.test(modelVersion ?? '') ? Math.min(1, queries) : queries,
      ...(modelVersion ? { model: modelVersion } : {}),
      ...(promptFeedback?.blockReason ? { refused: true } : {}),
    };
  },
};

const REDIRECT = /^https:\/\/vertexaisearch\.cloud\.google\.com\/grounding-api-redirect\//;
const DOMAIN = /^([a-z0-9-]+\.)+[a-z]{2,}$/i;

/**
 * Google replaces page addresses by redirects that expire after weeks, and gives the domain, often as the title. The
 * redirect is not requested: the domain's home page is stored as the source.
 */
function resolveRedirect(source: RawSource, givenDomain: string | null | undefined): RawSource {
  const domain = givenDomain ?? source.title;
  if (!REDIRECT.test(source.url) || !DOMAIN.test(domain)) return source;
  return { url: `https://${domain.toLowerCase()}/`, title: source.title };
}
