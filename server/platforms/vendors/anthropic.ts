import { createAnthropic } from '@ai-sdk/anthropic';
import { z } from 'zod';
import { TemporaryFailure } from '../failures.ts';
import { type Dialect, sourcesOf } from './dialect.ts';

/** The vendor wants a limit; this is far above any answer. */
const MOST_TOKENS = 16_000;

const searched = z.object({
  usage: z.object({ server_tool_use: z.object({ web_search_requests: z.number().nullish() }).nullish() }),
});

/** Anthropic's Messages with web search; the citations in the text are what it cites. */
export const ANTHROPIC: Dialect = {
  baseURL: 'https://api.anthropic.com/v1',
  request(connection, model, { country }) {
    const anthropic = createAnthropic(connection);
    return {
      model: anthropic(model),
      tools: {
        web_search: anthropic.tools.webSearch_20250305(
          country ? { userLocation: { type: 'approximate', country } } : {},
        ),
      },
      maxOutputTokens: MOST_TOKENS,
    };
  },
  read(reply) {
    if (reply.rawFinishReason === 'pause_turn') {
      throw new TemporaryFailure('Claude paused in the middle of its answer.');
    }
    const { usage } = searched.safeParse(reply.body).data ?? {};
    return { sources: sourcesOf(reply), searches: usage?.server_tool_use?.web_search_requests ?? 0 };
  },
};
