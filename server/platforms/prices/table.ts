/** US dollars for what one model is billed by. */
export interface ModelPrice {
  /** Key of the platform. */
  platform: string;
  /** As the vendor names it, without a date: versions with a date or `-latest` behind the name cost the same. */
  model: string;
  /** Per million tokens. */
  input: number;
  /** Per million tokens, reasoning among them. */
  output: number;
  /** Per 1,000 web searches. */
  search: number;
}

/** Prices as of one day. */
export interface PriceTable {
  /** UTC day on which they were true. */
  asOf: string;
  prices: readonly ModelPrice[];
}

const priced =
  (platform: string, search: number) =>
  (model: string, input: number, output: number): ModelPrice => ({ platform, model, input, output, search });

const chatgpt = priced('chatgpt', 10);
const sonar = priced('perplexity', 5);
const sonarPro = priced('perplexity', 6);
const gemini2 = priced('gemini', 35);
const gemini3 = priced('gemini', 14);
const claude = priced('claude', 10);

/**
 * Standard prices by the vendors' price lists (OpenAI «Pricing», Perplexity «Pricing», Google «Gemini Developer API
 * pricing», Anthropic «Pricing»), put together from what is published about them: check them before you rely on them,
 * and set PRICES_FILE where yours differ. Left out: free allowances, discounts for cached input and batches, the
 * surcharge for very long inputs, and temporary reductions (Gemini 3.6 to 3.8 Flash cost half until the end of 2026).
 */
export const BUILT_IN_PRICES: PriceTable = {
  asOf: '2026-10-07',
  prices: [
    chatgpt('gpt-6-astra', 10, 50),
    chatgpt('gpt-6-sol', 2, 10),
    chatgpt('gpt-6-luna', 0.1, 0.5),
    chatgpt('gpt-5.6-sol', 5, 30),
    chatgpt('gpt-5.6-terra', 2, 12),
    chatgpt('gpt-5.6-luna', 0.2, 1.2),
    chatgpt('gpt-5.5', 5, 30),
    chatgpt('gpt-5.4', 2.5, 15),
    chatgpt('gpt-5.4-mini', 0.75, 4.5),
    chatgpt('gpt-5.4-nano', 0.2, 1.25),
    chatgpt('gpt-5.2', 1.75, 14),
    chatgpt('gpt-5.1', 1.25, 10),
    chatgpt('gpt-5', 1.25, 10),
    chatgpt('gpt-5-mini', 0.25, 2),
    chatgpt('gpt-5-nano', 0.05, 0.4),
    chatgpt('gpt-4.1', 2, 8),
    chatgpt('gpt-4o', 2.5, 10),
    // A request counts as one search: Perplexity bills by the request, here with the small context it begins with.
    sonar('sonar', 1, 1),
    sonarPro('sonar-pro', 3, 15),
    sonarPro('sonar-reasoning-pro', 2, 8),
    // Up to Gemini 2.5 a grounded answer is billed, since Gemini 3 every search in it.
    gemini3('gemini-3.8-flash', 1.5, 7.5),
    gemini3('gemini-3.7-flash', 1.5, 7.5),
    gemini3('gemini-3.6-flash', 1.5, 7.5),
    gemini3('gemini-3.5-flash', 1.5, 9),
    gemini3('gemini-3.1-pro-preview', 2, 12),
    gemini3('gemini-3-flash-preview', 0.5, 3),
    gemini2('gemini-2.5-pro', 1.25, 10),
    gemini2('gemini-2.5-flash', 0.3, 2.5),
    gemini2('gemini-2.5-flash-lite', 0.1, 0.4),
    claude('claude-fable-5-1', 10, 50),
    claude('claude-fable-5', 10, 50),
    claude('claude-opus-5-5', 4, 20),
    claude('claude-opus-5', 5, 25),
    claude('claude-opus-4-8', 5, 25),
    claude('claude-opus-4-7', 5, 25),
    claude('claude-opus-4-6', 5, 25),
    claude('claude-opus-4-5', 5, 25),
    claude('claude-sonnet-5-5', 2, 10),
    claude('claude-sonnet-5', 2, 10),
    claude('claude-sonnet-4-6', 3, 15),
    claude('claude-sonnet-4-5', 3, 15),
    claude('claude-haiku-4-5', 1, 5),
  ],
};
