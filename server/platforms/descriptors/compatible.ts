import { z } from 'zod';
import type { RawSource } from '../../analysis/types.ts';
import type { Dialect } from './descriptor.ts';

const loadSdk = () => import('@ai-sdk/openai-compatible');

const urlCitation = z.object({
  type: z.literal('url_citation'),
  url_citation: z.object({ url: z.string(), title: z.string().nullish() }),
});
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ annotations: z.array(z.unknown()).nullish() }) })),
});

/** Any endpoint with OpenAI's chat completions, such as Ollama, vLLM or OpenRouter; it takes no country or language. */
export const COMPATIBLE: Dialect = {
  baseUrl: '',
  typicalUsage: { inputTokens: 50, outputTokens: 700, searches: 0 },
  takesLocation: false,
  loadSdk,
  async createRequest({ apiKey, ...connection }, model) {
    const { createOpenAICompatible } = await loadSdk();
    const endpoint = createOpenAICompatible({ name: 'compatible', ...connection, ...(apiKey && { apiKey }) });
    return { model: endpoint(model) };
  },
  parseReply({ body }) {
    const [choice] = completion.safeParse(body).data?.choices ?? [];
    return { sources: (choice?.message.annotations ?? []).flatMap(toSource), searches: 0 };
  },
};

/** Models that search, as on OpenRouter, annotate their answers like OpenAI. */
function toSource(annotation: unknown): RawSource[] {
  const citation = urlCitation.safeParse(annotation).data?.url_citation;
  return citation ? [{ url: citation.url, title: citation.title ?? '' }] : [];
}
