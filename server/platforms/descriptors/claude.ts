import { createAnthropic } from '@ai-sdk/anthropic';
import { z } from 'zod';
import type { RawSource } from '../../analysis/types.ts';
import { TemporaryFailure } from '../failures.ts';
import type { Dialect } from './descriptor.ts';

/** The vendor wants a limit; this is far above any answer. */
const MOST_TOKENS = 16_000;

const citation = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  title: z.string().nullish(),
});
const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  citations: z.array(citation).nullish(),
});
const message = z.object({
  content: z.array(block),
  usage: z.looseObject({
    server_tool_use: z.looseObject({ web_search_requests: z.number().nullish() }).nullish(),
  }),
});

/** Anthropic's Messages with web search; the citations in the text are what it cites, not all that it found. */
export const ANTHROPIC: Dialect = {
  baseURL: 'https://api.anthropic.com/v1',
  request(connection, model, { country }) {
    const anthropic = createAnthropic(connection);
    const place = country ? { userLocation: { type: 'approximate' as const, country } } : {};
    return {
      model: anthropic(model),
      tools: { web_search: anthropic.tools.webSearch_20250305(place) },
      maxOutputTokens: MOST_TOKENS,
    };
  },
  read({ body, rawFinishReason }) {
    if (rawFinishReason === 'pause_turn') {
      throw new TemporaryFailure('Claude paused in the middle of its answer.');
    }
    const { content = [], usage } = message.safeParse(body).data ?? {};
    return {
      sources: content.flatMap(({ citations }) => (citations ?? []).flatMap(cited)),
      searches: usage?.server_tool_use?.web_search_requests ?? 0,
      text: textOf(content),
    };
  },
};

/** Blocks are cut wherever a citation begins; only what a search parts is a paragraph of its own. */
function textOf(content: readonly z.infer<typeof block>[]): string {
  const paragraphs = [''];
  for (const { type, text = '' } of content) {
    if (type === 'text') paragraphs.push((paragraphs.pop() ?? '') + text);
    else paragraphs.push('');
  }
  return paragraphs.filter((each) => each.trim() !== '').join('\n\n');
}

const cited = ({ type, url, title }: z.infer<typeof citation>): RawSource[] =>
  type === 'web_search_result_location' && url ? [{ url, title: title ?? '' }] : [];
