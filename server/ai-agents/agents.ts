/** What a vendor says that it fetches pages for; `user`: a user of its product asked. */
export type AgentPurpose = 'training' | 'search' | 'user';

/** A program of an AI platform that fetches pages, as its vendor describes it. */
export interface AiAgent {
  /** Its name in robots.txt; its user agent has it, too. */
  token: string;
  vendor: string;
  purpose: AgentPurpose;
  /** The vendor's own page; null where none is known. */
  documentation: string | null;
  /** What the vendor says of robots.txt where it does not simply obey. */
  remark: string | null;
  /** False: a setting in robots.txt, and no user agent. */
  visits: boolean;
  /** `key` of the list of its published ranges; null: the product knows none. */
  ranges: string | null;
  /** The policy of robots.txt lists it. */
  inPolicy: boolean;
}

const OPENAI = 'https://developers.openai.com/api/docs/bots';
const ANTHROPIC = 'https://support.claude.com/en/articles/8896518';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';
const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers';
const GOOGLE_USER =
  'https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers';
const BING = 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0';
const APPLE = 'https://support.apple.com/en-us/119829';
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const MISTRAL = 'https://docs.mistral.ai/robots';
const KIMI = 'https://www.kimi.ai/policies/kimibot';
const DUCKDUCKGO = 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot';

const TOKEN_ONLY = 'A setting in robots.txt; no bot of this name visits.';
const USER_ASKED = 'robots.txt may not apply, because a user asked.';

type Details = Partial<Pick<AiAgent, 'documentation' | 'remark' | 'visits' | 'ranges'>>;

/** Of the policy of robots.txt. */
const major = (token: string, vendor: string, purpose: AgentPurpose, details: Details = {}): AiAgent => ({
  ...{ token, vendor, purpose, documentation: null, remark: null, visits: true, ranges: null },
  ...details,
  inPolicy: true,
});
const minor = (token: string, vendor: string, purpose: AgentPurpose, details: Details = {}): AiAgent => ({
  ...major(token, vendor, purpose, details),
  inPolicy: false,
});

/** By vendor. Those of the policy were last compared with the vendors' pages in November 2026. */
export const AI_AGENTS: readonly AiAgent[] = [
  major('GPTBot', 'OpenAI', 'training', { documentation: OPENAI, ranges: 'gptbot' }),
  major('OAI-SearchBot', 'OpenAI', 'search', { documentation: OPENAI, ranges: 'oai-searchbot' }),
  major('ChatGPT-User', 'OpenAI', 'user', {
    ...{ documentation: OPENAI, ranges: 'chatgpt-user', remark: `OpenAI: ${USER_ASKED}` },
  }),
  major('ClaudeBot', 'Anthropic', 'training', { documentation: ANTHROPIC, ranges: 'anthropic' }),
  major('Claude-SearchBot', 'Anthropic', 'search', { documentation: ANTHROPIC, ranges: 'anthropic' }),
  major('Claude-User', 'Anthropic', 'user', { documentation: ANTHROPIC, ranges: 'anthropic' }),
  minor('anthropic-ai', 'Anthropic', 'training'),
  minor('Claude-Web', 'Anthropic', 'user'),
  major('PerplexityBot', 'Perplexity', 'search', { documentation: PERPLEXITY, ranges: 'perplexitybot' }),
  major('Perplexity-User', 'Perplexity', 'user', {
    ...{ documentation: PERPLEXITY, ranges: 'perplexity-user' },
    remark: 'Perplexity: generally ignores robots.txt, because a user asked.',
  }),
  major('Google-Extended', 'Google', 'training', {
    ...{ documentation: GOOGLE, remark: TOKEN_ONLY, visits: false },
  }),
  major('Googlebot', 'Google', 'search', { documentation: GOOGLE, ranges: 'googlebot' }),
  minor('GoogleOther', 'Google', 'training', { documentation: GOOGLE }),
  minor('Google-CloudVertexBot', 'Google', 'search', { documentation: GOOGLE }),
  minor('Google-NotebookLM', 'Google', 'user', { documentation: GOOGLE_USER }),
  minor('Google-Agent', 'Google', 'user', { documentation: GOOGLE_USER }),
  minor('Gemini-Deep-Research', 'Google', 'user', { documentation: GOOGLE_USER }),
  major('Bingbot', 'Microsoft', 'search', { documentation: BING, ranges: 'bingbot' }),
  major('Applebot-Extended', 'Apple', 'training', {
    ...{ documentation: APPLE, remark: TOKEN_ONLY, visits: false },
  }),
  major('Applebot', 'Apple', 'search', { documentation: APPLE, ranges: 'applebot' }),
  major('Meta-ExternalAgent', 'Meta', 'training', { documentation: META }),
  major('Meta-ExternalFetcher', 'Meta', 'user', {
    ...{ documentation: META, remark: 'Meta: may bypass robots.txt, because a user asked.' },
  }),
  minor('Meta-WebIndexer', 'Meta', 'search', { documentation: META }),
  minor('FacebookBot', 'Meta', 'training', { documentation: META }),
  major('Amazonbot', 'Amazon', 'training', { documentation: AMAZON }),
  major('Amzn-SearchBot', 'Amazon', 'search', { documentation: AMAZON }),
  major('Amzn-User', 'Amazon', 'user', { documentation: AMAZON }),
  minor('bedrockbot', 'Amazon', 'search'),
  minor('NovaAct', 'Amazon', 'user'),
  major('MistralAI-Training', 'Mistral', 'training', { documentation: MISTRAL }),
  major('MistralAI-Index', 'Mistral', 'search', { documentation: MISTRAL, ranges: 'mistralai-index' }),
  major('MistralAI-User', 'Mistral', 'user', { documentation: MISTRAL, ranges: 'mistralai-user' }),
  major('DuckAssistBot', 'DuckDuckGo', 'search', { documentation: DUCKDUCKGO, ranges: 'duckassistbot' }),
  major('CCBot', 'Common Crawl', 'training', {
    ...{ documentation: 'https://commoncrawl.org/ccbot', ranges: 'ccbot' },
  }),
  major('Bytespider', 'ByteDance', 'training', { remark: 'ByteDance publishes no page on it.' }),
  minor('TikTokSpider', 'ByteDance', 'search'),
  minor('GrokBot', 'xAI', 'training'),
  minor('xAI-Grok', 'xAI', 'search'),
  minor('Grok-DeepSearch', 'xAI', 'user'),
  minor('DeepSeekBot', 'DeepSeek', 'training'),
  minor('KimiBot', 'Moonshot AI', 'training', { documentation: KIMI, ranges: 'kimibot' }),
  minor('Kimi-SearchBot', 'Moonshot AI', 'search', { documentation: KIMI, ranges: 'kimi-searchbot' }),
  minor('Kimi-User', 'Moonshot AI', 'user', { documentation: KIMI, ranges: 'kimi-user' }),
  minor('cohere-training-data-crawler', 'Cohere', 'training'),
  minor('cohere-ai', 'Cohere', 'user'),
  minor('AI2Bot', 'Allen Institute for AI', 'training', { documentation: 'https://allenai.org/crawler' }),
  minor('YouBot', 'You.com', 'search'),
  minor('PetalBot', 'Huawei', 'search'),
  minor('PanguBot', 'Huawei', 'training'),
  minor('YandexAdditionalBot', 'Yandex', 'search'),
  minor('LinerBot', 'Liner', 'search', {
    ...{ documentation: 'https://docs.getliner.com/linerbot', ranges: 'linerbot' },
  }),
  minor('PhindBot', 'Phind', 'search'),
  minor('Andibot', 'Andi', 'search'),
  minor('iAskBot', 'iAsk', 'search'),
  minor('ExaSearchBot', 'Exa', 'search'),
  minor('TavilyBot', 'Tavily', 'search'),
  minor('ShapBot', 'Parallel', 'search'),
  minor('ProRataInc', 'ProRata', 'search'),
  minor('Manus-User', 'Manus', 'user'),
  minor('Diffbot', 'Diffbot', 'training', { documentation: 'https://docs.diffbot.com' }),
  minor('omgili', 'Webz.io', 'training', { documentation: 'https://webz.io/bot.html' }),
  minor('Timpibot', 'Timpi', 'training'),
  minor('ImagesiftBot', 'Hive', 'training', { documentation: 'https://imagesift.com/about' }),
  minor('img2dataset', 'LAION', 'training', {
    ...{ documentation: 'https://github.com/rom1504/img2dataset' },
    remark: 'A tool of anybody; reads X-Robots-Tag and not robots.txt.',
  }),
];
