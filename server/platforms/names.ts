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

/** The name to show for a platform; an unknown key such as `house-model` becomes `House Model`. */
export const platformName = (key: string) => NAMES.get(key) ?? endpointNames.get(key) ?? toTitleCase(key);

const toTitleCase = (key: string) =>
  key
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
