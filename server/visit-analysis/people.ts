/** A platform that sends people, told by the referrer or by `utm_source`. */
export interface ReferringPlatform {
  key: string;
  name: string;
  /** Of referrers; subdomains count too. */
  hosts: readonly string[];
  /** What it writes into `utm_source`, besides its hosts. */
  utm: readonly string[];
}

export const REFERRING_PLATFORMS: readonly ReferringPlatform[] = [
  { key: 'chatgpt', name: 'ChatGPT', hosts: ['chatgpt.com', 'chat.openai.com'], utm: ['chatgpt', 'openai'] },
  { key: 'perplexity', name: 'Perplexity', hosts: ['perplexity.ai', 'perplexity.com'], utm: ['perplexity'] },
  { key: 'gemini', name: 'Gemini', hosts: ['gemini.google.com', 'bard.google.com'], utm: ['gemini'] },
  {
    key: 'copilot',
    name: 'Copilot',
    hosts: ['copilot.microsoft.com', 'copilot.cloud.microsoft'],
    utm: ['copilot', 'copilot.com'],
  },
  { key: 'claude', name: 'Claude', hosts: ['claude.ai'], utm: ['claude'] },
  { key: 'grok', name: 'Grok', hosts: ['grok.com'], utm: ['grok'] },
  { key: 'meta-ai', name: 'Meta AI', hosts: ['meta.ai'], utm: [] },
  { key: 'mistral', name: 'Le Chat', hosts: ['chat.mistral.ai'], utm: ['mistral', 'mistral.ai'] },
  { key: 'deepseek', name: 'DeepSeek', hosts: ['chat.deepseek.com'], utm: ['deepseek'] },
  { key: 'kimi', name: 'Kimi', hosts: ['kimi.com', 'kimi.ai', 'kimi.moonshot.cn'], utm: ['kimi'] },
  { key: 'qwen', name: 'Qwen', hosts: ['chat.qwen.ai'], utm: ['qwen'] },
  { key: 'doubao', name: 'Doubao', hosts: ['doubao.com'], utm: ['doubao'] },
  { key: 'notebooklm', name: 'NotebookLM', hosts: ['notebooklm.google.com'], utm: [] },
  { key: 'duck-ai', name: 'Duck.ai', hosts: ['duck.ai'], utm: [] },
  { key: 'you', name: 'You.com', hosts: ['you.com'], utm: [] },
  { key: 'poe', name: 'Poe', hosts: ['poe.com'], utm: [] },
];

const byHost = new Map(REFERRING_PLATFORMS.flatMap(({ key, hosts }) => hosts.map((host) => [host, key])));
const bySource = new Map([
  ...byHost,
  ...REFERRING_PLATFORMS.flatMap(({ key, utm }) => utm.map((source) => [source, key] as const)),
]);

const HOST = /^(?:https?|android-app):\/\/([^/:?#]+)/i;

/** The host of a referrer, in lower case; empty where it has none. */
export const referrerHost = (referrer: string): string => HOST.exec(referrer)?.[1]?.toLowerCase() ?? '';

/** The platform that sent a person, a `key`; null: none of them, as far as the request says. */
export function platformOf(referrer: string, target: string): string | null {
  return platformOfHost(referrerHost(referrer)) ?? platformOfSource(target);
}

function platformOfHost(host: string): string | null {
  for (let name = host; name !== ''; name = name.slice(name.indexOf('.') + 1 || name.length)) {
    const key = byHost.get(name);
    if (key) return key;
  }
  return null;
}

export const UTM_SOURCE_KEY = 'utm_source=';
const UTM_SOURCE = /[?&]utm_source=([^&#]*)/;

const ANY_SOURCE = /utm_source=([^"&#\\]*)(.?)/g;

/**
 * Whether a line of JSON may name a platform as `utm_source`, anywhere but in its referrer.
 * @param referrer as it is in the line
 */
export function mayNameSource(line: string, referrer: string): boolean {
  if (!line.includes(UTM_SOURCE_KEY)) return false;
  const rest = referrer.includes(UTM_SOURCE_KEY) ? line.replace(referrer, () => '') : line;
  return [...rest.matchAll(ANY_SOURCE)].some(([, source = '', after]) => {
    // What JSON escapes is read by a parser.
    if (after === '\\') return true;
    const name = source.toLowerCase();
    return bySource.has(name) || platformOfHost(name) !== null;
  });
}

function platformOfSource(target: string): string | null {
  if (!target.includes(UTM_SOURCE_KEY)) return null;
  return platformOfName(UTM_SOURCE.exec(target)?.[1] ?? '');
}

/** The platform that another program names as a source: by its host, or as it writes `utm_source`; null: none of them. */
export function platformOfName(source: string): string | null {
  const name = source.trim().toLowerCase();
  return bySource.get(name) ?? platformOfHost(name);
}

/** Matches the whole of such a name, in RE2's syntax. */
export const SOURCE_PATTERN = `(.*\\.)?(${[...bySource.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')})`;
