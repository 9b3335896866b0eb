import { type ChatModel, ChatModelError } from '../../chat-model/chat-model.ts';
import { perDay, type RateLimiter } from '../../rate-limit/rate-limiter.ts';

/**
 * The chat model as visitors may use it: after so many questions a day (UTC) of all of them together it fails as one
 * that takes no more, and whoever asked goes on without it.
 */
export function visitorModel(
  model: ChatModel | null,
  rateLimiter: RateLimiter,
  questionsPerDay: number,
): ChatModel | null {
  if (!model || questionsPerDay === 0) return null;
  return {
    name: model.name,
    async object(request) {
      const { allowed } = await rateLimiter.consume('wizard:model', perDay(questionsPerDay));
      if (!allowed) throw new ChatModelError('limit', 'Visitors’ questions of today are used up.');
      return model.object(request);
    },
  };
}
