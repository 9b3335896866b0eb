import type { LanguageModel, ToolSet } from 'ai';
import type { RawSource } from '../../analysis/types.ts';
import type { AskOptions } from '../platform.ts';

/** How a vendor's service is reached. */
export interface Connection {
  /** Without a slash at its end. */
  baseURL: string;
  /** '' where none is wanted. */
  apiKey: string;
  fetch: typeof globalThis.fetch;
}

/** The vendor's own settings, as the SDK passes them on. */
type VendorOptions = Record<string, Record<string, string | number | boolean | string[] | Place>>;
interface Place {
  [field: string]: string | Place;
}

/** What goes to the SDK beside the question. */
export interface Request {
  model: LanguageModel;
  tools?: ToolSet;
  providerOptions?: VendorOptions;
  maxOutputTokens?: number;
}

/** A part of a reply, as the SDK understood it. */
export interface Part {
  type: string;
  text?: string;
  url?: string;
  title?: string;
  /** By vendor. */
  providerMetadata?: Record<string, Record<string, unknown>>;
}

/** A reply, as the SDK understood it and as it came. */
export interface Reply {
  parts: readonly Part[];
  finishReason: string;
  /** The vendor's own word; null when it says nothing. */
  rawFinishReason: string | null;
  /** Parsed JSON. */
  body: unknown;
}

/** What only the vendor's adapter knows of a reply; what is left out is taken from the SDK. */
export interface Reading {
  /** In the vendor's order; those without an address are left out later. */
  sources: readonly RawSource[];
  /** Web searches that are billed. */
  searches: number;
  text?: string;
  refused?: boolean;
  /** As the vendor names it. */
  model?: string;
}

/** How one vendor is asked and its reply read; all else is the same for all. */
export interface Dialect {
  /** Its service, where the configuration names no other. */
  baseURL: string;
  request(connection: Connection, model: string, options: AskOptions): Request;
  /** @throws TemporaryFailure, PermanentFailure */
  read(reply: Reply): Reading;
}

/** The sources that the SDK found, in their order. */
export const sourcesOf = ({ parts }: Reply): RawSource[] =>
  parts.flatMap(({ type, url, title }) => (type === 'source' && url ? [{ url, title: title ?? '' }] : []));
