import type { Usage } from './platform.ts';
import type { Vendor } from './settings.ts';

/**
 * What one question usually takes, for estimates before an account has answers of its own to go by. Search results are
 * billed as input by OpenAI (13,102 tokens in a published measurement of one question) and by Anthropic; Perplexity and
 * Google search outside of what the model is billed for. The rest are round figures of the length of recorded answers.
 */
export const USUAL: Readonly<Record<Vendor, Usage>> = {
  openai: { inputTokens: 13_000, outputTokens: 1_000, searches: 1 },
  anthropic: { inputTokens: 15_000, outputTokens: 1_000, searches: 1 },
  gemini: { inputTokens: 20, outputTokens: 900, searches: 2 },
  perplexity: { inputTokens: 20, outputTokens: 500, searches: 1 },
  compatible: { inputTokens: 50, outputTokens: 700, searches: 0 },
};

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, searches: 0 };
