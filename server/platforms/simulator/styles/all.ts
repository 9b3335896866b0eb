import { CHATGPT } from './chatgpt.ts';
import { GEMINI } from './gemini.ts';
import { PERPLEXITY } from './perplexity.ts';
import type { Style } from './style.ts';

/** Every platform that can be simulated. */
export const STYLES: readonly Style[] = [CHATGPT, PERPLEXITY, GEMINI];
