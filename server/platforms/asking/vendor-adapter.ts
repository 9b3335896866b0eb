import type { Platform } from '../platform.ts';
import type { Vendor } from '../settings.ts';
import { ANTHROPIC } from '../vendors/anthropic.ts';
import { COMPATIBLE } from '../vendors/compatible.ts';
import type { Dialect } from '../vendors/dialect.ts';
import { GEMINI } from '../vendors/gemini.ts';
import { OPENAI } from '../vendors/openai.ts';
import { PERPLEXITY } from '../vendors/perplexity.ts';
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
