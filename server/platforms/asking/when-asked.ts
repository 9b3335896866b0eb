import type { Platform } from '../platform.ts';
import type { AdapterOptions } from './adapter.ts';

/** A platform whose vendor's SDK is loaded with the first question: a start has no use for any of them. */
export function platformWhenAsked(options: Omit<AdapterOptions, 'dialect'>): Platform {
  let loaded: Promise<Platform> | undefined;
  return {
    key: options.settings.key,
    name: options.settings.name,
    simulated: false,
    async ask(question, asked) {
      loaded ??= import('./vendor-adapter.ts').then(({ vendorAdapter }) => vendorAdapter(options));
      return (await loaded).ask(question, asked);
    },
  };
}
