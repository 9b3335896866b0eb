/** The vendors whose services have an adapter; `compatible` is any endpoint that speaks OpenAI's chat completions. */
export type Vendor = 'openai' | 'perplexity' | 'gemini' | 'anthropic' | 'compatible';

/** One platform as the environment describes it. */
export interface PlatformSettings {
  vendor: Vendor;
  /** Stored with every answer. */
  key: string;
  name: string;
  /** Null when nothing says which. */
  model: string | null;
  /** Never leaves the server; null for endpoints that want none. */
  apiKey: string | null;
  /** Null: the vendor's own. */
  baseUrl: string | null;
  /** Questions under way at once, on all workers of one process. */
  concurrency: number;
  /** Null: no limit. */
  requestsPerMinute: number | null;
  /** US dollars per million tokens; null: the price table's. */
  price: { input: number; output: number } | null;
  /** What its variables begin with, such as `OPENAI`. */
  variables: string;
  /** `on`, or why it is not: nobody asked for it, or what was given cannot be used. */
  status: 'on' | 'misconfigured' | 'off';
  /** What to mend, or how to turn it on; null when it is on. Holds no value of a secret. */
  reason: string | null;
}

/** All that the environment says of platforms. */
export interface PlatformsConfig {
  /** Every vendor, and the compatible endpoints that are named. */
  platforms: readonly PlatformSettings[];
  /** Any account may choose the simulator. */
  simulator: boolean;
  /** The longest that one question may take. */
  timeoutMs: number;
}
