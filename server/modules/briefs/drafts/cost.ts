import type { ChatModelConfig } from '../../../config/config.ts';

/** Tokens of a draft at most. */
export const outputLimit = (config: ChatModelConfig | undefined): number => config?.maxOutputTokens ?? 4000;

/** Cost of a request in US dollars; null where the operator configured no prices. */
export function costOf(
  config: ChatModelConfig | undefined,
  inputTokens: number,
  outputTokens: number,
): number | null {
  const { inputPrice, outputPrice } = config ?? {};
  if (inputPrice === undefined || outputPrice === undefined) return null;
  return (inputTokens * inputPrice + outputTokens * outputPrice) / 1e6;
}
