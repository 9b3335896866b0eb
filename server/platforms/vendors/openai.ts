import { createOpenAI } from '@ai-sdk/openai';
import { z } from 'zod';
import type { Dialect, Part, Reply } from './dialect.ts';
import { sourcesOf } from './dialect.ts';

const searchCalls = z.object({
  output: z.array(z.looseObject({ type: z.string(), action: z.looseObject({ type: z.string() }).nullish() })),
});

/** OpenAI's Responses with web search; its annotations are the citations. */
export const OPENAI: Dialect = {
  baseURL: 'https://api.openai.com/v1',
  request(connection, model, { country }) {
    const openai = createOpenAI(connection);
    return {
      model: openai.responses(model),
      tools: {
        web_search: openai.tools.webSearch(country ? { userLocation: { type: 'approximate', country } } : {}),
      },
      // Pages that were read and not cited are no citations.
      providerOptions: { openai: { includeWebSearchSources: false } },
    };
  },
  read(reply) {
    const output = searchCalls.safeParse(reply.body).data?.output ?? [];
    return {
      sources: sourcesOf(reply),
      searches: output.filter(
        ({ type, action }) =>
          type === 'web_search_call' && action?.type !== 'open_page' && action?.type !== 'find_in_page',
      ).length,
      text: answerOf(reply),
    };
  },
};

/** Newer models say what they are about to do before they answer; that is no part of the answer. */
function answerOf({ parts }: Reply): string {
  const texts = parts.filter(({ type }) => type === 'text');
  const isFinal = ({ providerMetadata }: Part) => providerMetadata?.openai?.phase === 'final_answer';
  const final = texts.filter(isFinal);
  return (final.length > 0 ? final : texts).map(({ text }) => text ?? '').join('');
}
