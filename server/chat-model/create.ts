import type { Config } from '../config/config.ts';
import { lazy } from '../lib/lazy.ts';
import type { ChatModel } from './chat-model.ts';

/** The configured chat model by its OpenAI-compatible endpoint; null when none is configured. */
export function createChatModel({ chatModel: settings }: Pick<Config, 'chatModel'>): ChatModel | null {
  if (!settings) return null;
  // What talks to it is left out of the start, which has no use for it.
  const model = lazy(async () => (await import('./ask.ts')).askingModel(settings));
  return { name: settings.model, object: async (request) => (await model()).object(request) };
}
