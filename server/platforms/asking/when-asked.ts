import { lazy } from '../../lib/lazy.ts';
import type { Platform } from '../platform.ts';
import type { AdapterOptions } from './adapter.ts';

/** A platform whose vendor's SDK is loaded with the first question: a start has no use for any of them. */
export function platformWhenAsked(options: Omit<AdapterOptions, 'dialect'>): Platform {
  const adapter = lazy(async () => (await import('./vendor-adapter.ts')).vendorAdapter(options));
  return {
    key: options.settings.key,
    name: options.settings.name,
    simulated: false,
    ask: async (question, asked) => (await adapter()).ask(question, asked),
  };
}
