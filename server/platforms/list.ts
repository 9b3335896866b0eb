import { CHATGPT } from './descriptors/chatgpt.ts';
import { CLAUDE } from './descriptors/claude.ts';
import type { PlatformDescriptor } from './descriptors/descriptor.ts';
import { GEMINI } from './descriptors/gemini.ts';
import { PERPLEXITY } from './descriptors/perplexity.ts';

/** Every platform with a vendor of its own, in the order in which screens list them. */
export const PLATFORMS: readonly PlatformDescriptor[] = [CHATGPT, PERPLEXITY, GEMINI, CLAUDE];
