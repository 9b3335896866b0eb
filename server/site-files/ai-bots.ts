/** What a vendor says that it fetches pages for. */
export type BotPurpose = 'training' | 'search' | 'user';

/** A bot of an AI platform, as its vendor describes it. */
export interface AiBot {
  /** Its name in robots.txt. */
  token: string;
  vendor: string;
  purpose: BotPurpose;
  /** The vendor's own page; null where there is none. */
  documentation: string | null;
  /** What the vendor says of robots.txt where it does not simply obey. */
  remark: string | null;
}

const OPENAI = 'https://developers.openai.com/api/docs/bots';
const ANTHROPIC = 'https://support.claude.com/en/articles/8896518';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';
const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers';
const APPLE = 'https://support.apple.com/en-us/119829';
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const MISTRAL = 'https://docs.mistral.ai/robots';

const TOKEN_ONLY = 'A setting in robots.txt; no bot of this name visits.';

const bot = (
  token: string,
  vendor: string,
  purpose: BotPurpose,
  documentation: string | null,
  remark: string | null = null,
): AiBot => ({ token, vendor, purpose, documentation, remark });

/** By vendor. Last compared with the vendors' pages in November 2026. */
export const AI_BOTS: readonly AiBot[] = [
  bot('GPTBot', 'OpenAI', 'training', OPENAI),
  bot('OAI-SearchBot', 'OpenAI', 'search', OPENAI),
  bot('ChatGPT-User', 'OpenAI', 'user', OPENAI, 'OpenAI: robots.txt may not apply, because a user asked.'),
  bot('ClaudeBot', 'Anthropic', 'training', ANTHROPIC),
  bot('Claude-SearchBot', 'Anthropic', 'search', ANTHROPIC),
  bot('Claude-User', 'Anthropic', 'user', ANTHROPIC),
  bot('PerplexityBot', 'Perplexity', 'search', PERPLEXITY),
  bot(
    'Perplexity-User',
    'Perplexity',
    'user',
    PERPLEXITY,
    'Perplexity: generally ignores robots.txt, because a user asked.',
  ),
  bot('Google-Extended', 'Google', 'training', GOOGLE, TOKEN_ONLY),
  bot('Googlebot', 'Google', 'search', GOOGLE),
  bot(
    'Bingbot',
    'Microsoft',
    'search',
    'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
  ),
  bot('Applebot-Extended', 'Apple', 'training', APPLE, TOKEN_ONLY),
  bot('Applebot', 'Apple', 'search', APPLE),
  bot('Meta-ExternalAgent', 'Meta', 'training', META),
  bot('Meta-ExternalFetcher', 'Meta', 'user', META, 'Meta: may bypass robots.txt, because a user asked.'),
  bot('Amazonbot', 'Amazon', 'training', AMAZON),
  bot('Amzn-SearchBot', 'Amazon', 'search', AMAZON),
  bot('Amzn-User', 'Amazon', 'user', AMAZON),
  bot('MistralAI-Training', 'Mistral', 'training', MISTRAL),
  bot('MistralAI-Index', 'Mistral', 'search', MISTRAL),
  bot('MistralAI-User', 'Mistral', 'user', MISTRAL),
  bot(
    'DuckAssistBot',
    'DuckDuckGo',
    'search',
    'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  ),
  bot('CCBot', 'Common Crawl', 'training', 'https://commoncrawl.org/ccbot'),
  bot('Bytespider', 'ByteDance', 'training', null, 'ByteDance publishes no page on it.'),
];
