/** A list of address ranges that a vendor publishes as `{prefixes: [{ipv4Prefix} | {ipv6Prefix}]}`. */
export interface RangeList {
  key: string;
  /** Where the vendor publishes it. */
  url: string;
}

export const RANGE_LISTS: readonly RangeList[] = [
  { key: 'gptbot', url: 'https://openai.com/gptbot.json' },
  { key: 'oai-searchbot', url: 'https://openai.com/searchbot.json' },
  { key: 'chatgpt-user', url: 'https://openai.com/chatgpt-user.json' },
  { key: 'anthropic', url: 'https://claude.com/crawling/bots.json' },
  { key: 'perplexitybot', url: 'https://www.perplexity.com/perplexitybot.json' },
  { key: 'perplexity-user', url: 'https://www.perplexity.com/perplexity-user.json' },
  { key: 'googlebot', url: 'https://developers.google.com/static/search/apis/ipranges/googlebot.json' },
  { key: 'bingbot', url: 'https://www.bing.com/toolbox/bingbot.json' },
  { key: 'applebot', url: 'https://search.developer.apple.com/applebot.json' },
  { key: 'ccbot', url: 'https://index.commoncrawl.org/ccbot.json' },
  { key: 'duckassistbot', url: 'https://duckduckgo.com/duckassistbot.json' },
  { key: 'mistralai-user', url: 'https://mistral.ai/mistralai-user-ips.json' },
  { key: 'mistralai-index', url: 'https://mistral.ai/mistralai-index-ips.json' },
  { key: 'kimibot', url: 'https://www.kimi.ai/policies/kimibot.json' },
  { key: 'kimi-searchbot', url: 'https://www.kimi.ai/policies/kimi-searchbot.json' },
  { key: 'kimi-user', url: 'https://www.kimi.ai/policies/kimi-user.json' },
  { key: 'linerbot', url: 'https://docs.getliner.com/linerbot.json' },
];
