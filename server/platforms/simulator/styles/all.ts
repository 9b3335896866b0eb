import { GEMINI } from './bullets.ts';
import { CHATGPT } from './linked-lists.ts';
import { PERPLEXITY } from './numbered-citations.ts';
import type { Style } from './style.ts';

/** Every platform that can be simulated. */
export const STYLES: readonly Style[] = [CHATGPT, PERPLEXITY, GEMINI];
