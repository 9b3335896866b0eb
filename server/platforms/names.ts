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

/** The name people know a platform by; an unknown key such as `house-model` becomes `House Model`. */
export function platformName(key: string): string {
  return Object.hasOwn(NAMES, key) ? (NAMES[key] ?? key) : titleCased(key);
}

function titleCased(key: string): string {
  return key
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
