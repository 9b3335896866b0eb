import { OPENAI } from '../descriptors/chatgpt.ts';
import { ANTHROPIC } from '../descriptors/claude.ts';
import { COMPATIBLE } from '../descriptors/compatible.ts';
import type { Dialect } from '../descriptors/descriptor.ts';
import { GEMINI } from '../descriptors/gemini.ts';
import { PERPLEXITY } from '../descriptors/perplexity.ts';
import type { Platform } from '../platform.ts';
import type { Vendor } from '../settings.ts';
import { type AdapterOptions, createAdapter } from './adapter.ts';

const DIALECTS: Readonly<Record<Vendor, Dialect>> = {
  openai: OPENAI,
  perplexity: PERPLEXITY,
  gemini: GEMINI,
  anthropic: ANTHROPIC,
  compatible: COMPATIBLE,
};

/** The platform behind the API of its settings' vendor. */
export const vendorAdapter = (options: Omit<AdapterOptions, 'dialect'>): Platform =>
  createAdapter({ ...options, dialect: DIALECTS[options.settings.vendor] });
