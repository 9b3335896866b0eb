import type { Config } from '../config.ts';
import type { ChatModel } from './chat-model.ts';

/** The configured chat model by its OpenAI-compatible endpoint; null when none is configured. */
export function createChatModel({ chatModel: settings }: Pick<Config, 'chatModel'>): ChatModel | null {
  if (!settings) return null;
  let loaded: Promise<ChatModel> | undefined;
  return {
    name: settings.model,
    async object(request) {
      // What talks to it is loaded with the first request: a start has no use for it.
      loaded ??= import('./ask.ts').then(({ askingModel }) => askingModel(settings));
      return (await loaded).object(request);
    },
  };
}
