import { createGoogle } from '@ai-sdk/google';
import { z } from 'zod';
import type { RawSource } from '../../analysis/types.ts';
import { PermanentFailure } from '../failures.ts';
import { type Dialect, sourcesOf } from './descriptor.ts';

const web = z.object({
  uri: z.string().nullish(),
  domain: z.string().nullish(),
});

const generated = z.object({
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

/** Google's Gemini, grounded by Google Search. It has no setting of a country or a language. */
export const GEMINI: Dialect = {
  baseURL: 'https://generativelanguage.googleapis.com/v1beta',
  request(connection, model) {
    const google = createGoogle(connection);
    return { model: google(model), tools: { google_search: google.tools.googleSearch({}) } };
  },
  read(reply) {
    const { modelVersion, promptFeedback, candidates, usageMetadata } =
      generated.safeParse(reply.body).data ?? {};
    if (!promptFeedback && !candidates && !usageMetadata) {
      throw new PermanentFailure('Gemini replied in a form that is not understood.');
    }
    const { webSearchQueries, groundingChunks } = candidates?.[0]?.groundingMetadata ?? {};
    const queries = webSearchQueries?.length ?? 0;
    const domains = new Map(groundingChunks?.map(({ web }) => [web?.uri, web?.domain]));
    return {
      sources: sourcesOf(reply).map((source) => beyondRedirect(source, domains.get(source.url))),
      // Up to 2.5 a grounded answer is billed once, since 3 each search in it.
      searches: /^gemini-[12]([.-]|$)/.test(modelVersion ?? '') ? Math.min(1, queries) : queries,
      ...(modelVersion ? { model: modelVersion } : {}),
      ...(promptFeedback?.blockReason ? { refused: true } : {}),
    };
  },
};

const REDIRECT = /^https:\/\/vertexaisearch\.cloud\.google\.com\/grounding-api-redirect\//;
const DOMAIN = /^([a-z0-9-]+\.)+[a-z]{2,}$/i;

/**
 * Google hides a page behind a redirect of its own that lasts for weeks, and tells the page's domain, mostly as its
 * title. The redirect is not called: the domain stands for the page.
 */
function beyondRedirect(source: RawSource, told: string | null | undefined): RawSource {
  const domain = told ?? source.title;
  if (!REDIRECT.test(source.url) || !DOMAIN.test(domain)) return source;
  return { url: `https://${domain.toLowerCase()}/`, title: source.title };
}
