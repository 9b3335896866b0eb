import { createOpenAI } from '@ai-sdk/openai';
import { z } from 'zod';
import type { RawSource } from '../../analysis/types.ts';
import type { Dialect } from './descriptor.ts';

const annotation = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  title: z.string().nullish(),
});
const item = z.looseObject({
  type: z.string(),
  phase: z.string().nullish(),
  action: z.looseObject({ type: z.string() }).nullish(),
  content: z
    .array(z.looseObject({ text: z.string().optional(), annotations: z.array(annotation).nullish() }))
    .nullish(),
});
const response = z.object({ output: z.array(item) });
type Item = z.infer<typeof item>;

/** OpenAI's Responses with web search; its annotations are the citations. */
export const OPENAI: Dialect = {
  baseURL: 'https://api.openai.com/v1',
  request(connection, model, { country }) {
    const openai = createOpenAI(connection);
    const place = country ? { userLocation: { type: 'approximate' as const, country } } : {};
    return {
      model: openai.responses(model),
      tools: { web_search: openai.tools.webSearch(place) },
      // Pages that were read and not cited are no citations.
      providerOptions: { openai: { includeWebSearchSources: false } },
    };
  },
  read({ body }) {
    const output = response.safeParse(body).data?.output ?? [];
    const answer = output.filter(isAnswer).flatMap(({ content }) => content ?? []);
    const text = answer.map((each) => each.text ?? '').join('');
    return {
      sources: answer.flatMap(({ annotations }) => (annotations ?? []).flatMap(cited)),
      searches: output.filter(isSearch).length,
      ...(text ? { text } : {}),
    };
  },
};

/** Newer models say what they are about to do before they answer; that is no part of the answer. */
const isAnswer = ({ type, phase }: Item) => type === 'message' && phase !== 'commentary';

/** Opening a page that was found is not billed. */
const isSearch = ({ type, action }: Item) =>
  type === 'web_search_call' && (action?.type ?? 'search') === 'search';

const cited = ({ type, url, title }: z.infer<typeof annotation>): RawSource[] =>
  type === 'url_citation' && url ? [{ url, title: title ?? '' }] : [];
