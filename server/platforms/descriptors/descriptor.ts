import type { generateText, LanguageModel, ToolSet } from 'ai';
import type { RawProduct, RawSearch, RawSource } from '../../analysis/types.ts';
import type { AskOptions, Usage } from '../platform.ts';
import type { WriteAnswer } from '../simulator/writer.ts';

/** How a service is reached. */
export interface Connection {
  /** Without a trailing slash. */
  baseURL: string;
  /** '' for a service without keys. */
  apiKey: string;
  fetch: typeof globalThis.fetch;
}

/** The AI SDK's arguments besides the prompt. */
export interface SdkRequest {
  model: LanguageModel;
  tools?: ToolSet;
  /** The vendor's own settings, by the SDK's name of the vendor. */
  providerOptions?: Parameters<typeof generateText>[0]['providerOptions'];
  maxOutputTokens?: number;
}

/** A reply as the AI SDK parsed it, with the vendor's own JSON. */
export interface SdkReply {
  content: readonly { type: string; text?: string; url?: string; title?: string }[];
  finishReason: string;
  rawFinishReason: string | undefined;
  /** Parsed JSON. */
  body: unknown;
}

/** What the platform's own code reads from a reply; what it leaves out is taken from the SDK. */
export interface ParsedReply {
  /** In the vendor's order. */
  sources: readonly RawSource[];
  /** Web searches that are billed. */
  searches: number;
  /** What was searched for, where the vendor reports it; in its order. */
  searchQueries?: readonly RawSearch[];
  /** Products that the vendor returns with the answer. */
  products?: readonly RawProduct[];
  text?: string;
  refused?: boolean;
  /** The vendor stopped in the middle of the answer; the question is asked again. */
  paused?: boolean;
  /** As the vendor names it. */
  model?: string;
}

/** How requests to a service are made and its replies are read. */
export interface Dialect {
  /** '' where the configuration has to name it. */
  baseUrl: string;
  /** Typical usage of one question, for estimates before an account has answers of its own. */
  typicalUsage: Usage;
  /** Whether the vendor has a setting for the user's country, region and city. */
  takesLocation: boolean;
  /** Loads the vendor's SDK; the server starts without it. */
  loadSdk(): Promise<unknown>;
  createRequest(connection: Connection, model: string, options: AskOptions): Promise<SdkRequest>;
  /** @throws TemporaryFailure, PermanentFailure */
  parseReply(reply: SdkReply): ParsedReply;
}

/** US dollars that a model costs. */
export interface ModelPrice {
  /** As the vendor names it, without a date: versions with a date or `-latest` behind the name cost the same. */
  model: string;
  /** Per million tokens. */
  input: number;
  /** Per million tokens, including reasoning. */
  output: number;
  /** Per 1,000 web searches. */
  search: number;
}

/** Everything the product knows about one platform. */
export interface PlatformDescriptor extends Dialect {
  /** Stored with every answer. */
  key: string;
  name: string;
  /** Prefix of its environment variables, such as `OPENAI`. */
  variables: string;
  defaultModel: string;
  /** Unless configured otherwise; null: no limit. */
  requestsPerMinute: number | null;
  /** Standard prices; docs/platforms.md says what they leave out. */
  prices: readonly ModelPrice[];
  /** Writes simulated answers in the platform's style; left out, the simulator has none for it. */
  writeSimulated?: WriteAnswer;
  /** Its row in docs/platforms.md, in Markdown. */
  docs: {
    service: string;
    url: string;
    search: string;
    country: string | null;
    language: string | null;
    citations: string;
  };
}
