import type { Config } from '../config/config.ts';
import type { ChatModel } from './chat-model.ts';

/** Creates the configured chat model; null when none is configured. */
export function createChatModel({ chatModel: config }: Pick<Config, 'chatModel'>): ChatModel | null {
  if (!config) return null;
  return {
    name: config.model,
    // The AI SDK is loaded with the first request: it would slow down the start.
    object: async (request) => (await import('./ask.ts')).askChatModel(config, request),
  };
}
