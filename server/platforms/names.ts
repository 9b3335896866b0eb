import { PLATFORMS } from './list.ts';

/** Names by key; besides this server's own platforms, those that imported answers often come from. */
const NAMES = new Map([
  ...PLATFORMS.map(({ key, name }) => [key, name] as const),
  ['google-ai-mode', 'Google AI Mode'],
  ['google-ai-overviews', 'Google AI Overviews'],
  ['copilot', 'Copilot'],
  ['grok', 'Grok'],
  ['deepseek', 'DeepSeek'],
  ['meta-ai', 'Meta AI'],
  ['mistral', 'Mistral'],
]);

/** Whether a key belongs to a well-known platform, not to one that a user named. */
export const isKnownPlatform = (key: string) => NAMES.has(key);

/** Names of the configured endpoints, by key. A process has one configuration. */
const endpointNames = new Map<string, string>();

/** Shows the answers of an endpoint under its configured name. */
export function setEndpointName(key: string, name: string): void {
  if (!isKnownPlatform(key)) endpointNames.set(key, name);
}

const INTERFACE = '-interface';

/** Whether a key is that of the interface of a platform: its answers are those that people see there, not those of the API. */
export const isInterfaceKey = (key: string) => key.endsWith(INTERFACE) && key !== INTERFACE;

/** The key of a platform's interface, a platform of its own: no rate mixes its answers with those of the API (decision 047). */
export const interfaceKey = (key: string) => (isInterfaceKey(key) ? key : key + INTERFACE);

/** The platform that an interface belongs to; the key itself for any other. */
export const baseKey = (key: string) => (isInterfaceKey(key) ? key.slice(0, -INTERFACE.length) : key);

/**
 * The name to show for a platform; an unknown key such as `house-model` becomes `House Model`, and `chatgpt-interface` becomes
 * `ChatGPT (interface)`.
 */
export const platformName = (key: string): string =>
  NAMES.get(key) ??
  endpointNames.get(key) ??
  (isInterfaceKey(key) ? `${platformName(baseKey(key))} (interface)` : toTitleCase(key));

const toTitleCase = (key: string) =>
  key
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
