const NAMES: Readonly<Record<string, string>> = {
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  'google-ai-mode': 'Google AI Mode',
  'google-ai-overviews': 'Google AI Overviews',
  claude: 'Claude',
  copilot: 'Copilot',
  grok: 'Grok',
  deepseek: 'DeepSeek',
  'meta-ai': 'Meta AI',
  mistral: 'Mistral',
};

/** Whether a platform is one that people know, and no name somebody gave to their own. */
export const isKnownPlatform = (key: string) => Object.hasOwn(NAMES, key);

/** The name people know a platform by; an unknown key such as `house-model` becomes `House Model`. */
export function platformName(key: string): string {
  return isKnownPlatform(key) ? (NAMES[key] ?? key) : titleCased(key);
}

function titleCased(key: string): string {
  return key
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
