import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { z } from 'zod';
import type { RawSource } from '../../analysis/types.ts';
import type { Dialect } from './descriptor.ts';

const urlCitation = z.object({
  type: z.literal('url_citation'),
  url_citation: z.object({ url: z.string(), title: z.string().nullish() }),
});
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ annotations: z.array(z.unknown()).nullish() }) })),
});

/** Any endpoint that speaks OpenAI's chat completions: Ollama, vLLM, OpenRouter. It has no settings of a place. */
export const COMPATIBLE: Dialect = {
  baseURL: '',
  request({ apiKey, ...connection }, model) {
    const endpoint = createOpenAICompatible({ name: 'compatible', ...connection, ...(apiKey && { apiKey }) });
    return { model: endpoint(model) };
  },
  read({ body }) {
    const [choice] = completion.safeParse(body).data?.choices ?? [];
    return { sources: (choice?.message.annotations ?? []).flatMap(sourceOf), searches: 0 };
  },
};

/** Models that search, as on OpenRouter, annotate their answer the way OpenAI does. */
function sourceOf(annotation: unknown): RawSource[] {
  const cited = urlCitation.safeParse(annotation).data?.url_citation;
  return cited ? [{ url: cited.url, title: cited.title ?? '' }] : [];
}
