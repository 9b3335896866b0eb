import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, generateText, Output, wrapLanguageModel } from 'ai';
import type { ChatModelConfig } from '../config/config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { ChatModel, ChatRequest, ChatUsage } from './chat-model.ts';
import { fenced } from './data-fence.ts';
import { failureOf, failureOfEnd } from './failure-of.ts';

const MOST_REPLY_BYTES = 1_000_000;

/** A chat model behind an OpenAI-compatible endpoint, asked by the SDK. */
export function askingModel(settings: ChatModelConfig): ChatModel {
  const model = modelOf(settings);

  /** One attempt: whether a failure is worth another one is for the caller to know. */
  async function attempt<T>(
    { schema, signal, maxOutputTokens, ...texts }: ChatRequest<T>,
    limits: ChatModelConfig,
  ) {
    const result = await generateText({
      model,
      ...fenced(texts),
      output: Output.object({ schema }),
      maxOutputTokens: Math.min(maxOutputTokens, limits.maxOutputTokens),
      maxRetries: 0,
      abortSignal: AbortSignal.any([AbortSignal.timeout(limits.timeoutMs), ...(signal ? [signal] : [])]),
      // Not every server takes each limit of a JSON schema; the answer is checked against all of them here.
      providerOptions: { openaiCompatible: { strictJsonSchema: false } },
      // The texts are nobody’s business but the model’s.
      telemetry: { isEnabled: false },
    });
    const unusable = failureOfEnd(result.finishReason);
    if (unusable) throw unusable;
    return { value: result.output, usage: usageOf(result.usage) };
  }

  return {
    name: settings.model,
    async object(request) {
      try {
        return await attempt(request, settings);
      } catch (error) {
        request.signal?.throwIfAborted();
        throw failureOf(error);
      }
    },
  };
}

function modelOf({ url, key, model }: ChatModelConfig) {
  const provider = createOpenAICompatible({
    name: 'chat-model',
    baseURL: url,
    apiKey: key,
    fetch: boundedFetch(MOST_REPLY_BYTES),
    supportsStructuredOutputs: true,
    transformRequestBody: (body) => (isOpenAi(url) ? withNewerLimit(body) : body),
  });
  // Small local models like to put JSON into a code block.
  return wrapLanguageModel({ model: provider(model), middleware: extractJsonMiddleware() });
}

const isOpenAi = (url: string) => /(^|\.)openai\.(com|azure\.com)$/.test(new URL(url).hostname);

/** OpenAI’s newer models know the limit under this name alone, most other servers under the old one. */
const withNewerLimit = ({ max_tokens, ...body }: Record<string, unknown>) => ({
  ...body,
  max_completion_tokens: max_tokens,
});

function usageOf(usage: {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}): ChatUsage | null {
  const { inputTokens, outputTokens } = usage;
  return inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens };
}
