import { type ChatModel, ChatModelError } from '../../chat-model/chat-model.ts';
import { type Limits, LONGEST_SECONDS } from '../../rate-limit/limits.ts';

/**
 * The chat model as visitors may use it: after so many questions a day (UTC) of all of them together it fails as one
 * that takes no more, and whoever asked goes on without it.
 */
export function visitorModel(model: ChatModel | null, limits: Limits, perDay: number): ChatModel | null {
  if (!model || perDay === 0) return null;
  return {
    name: model.name,
    async object(request) {
      const { allowed } = await limits.use('wizard:model', { count: perDay, seconds: LONGEST_SECONDS });
      if (!allowed) throw new ChatModelError('limit', 'Visitors’ questions of today are used up.');
      return model.object(request);
    },
  };
}
