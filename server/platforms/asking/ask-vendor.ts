import { type CallWarning, generateText } from 'ai';
import { z } from 'zod';
import type { RawSource } from '../../analysis/types.ts';
import { limitedFetch } from '../../lib/limited-fetch.ts';
import type { ParsedReply, SdkReply } from '../descriptors/descriptor.ts';
import { PermanentFailure, TemporaryFailure } from '../failures.ts';
import type { AskOptions, PlatformReply, Usage } from '../platform.ts';
import type { PlatformSettings } from '../settings.ts';
import { failureOf, MAX_REPLY_BYTES } from './failure-of.ts';

// The SDK would print its warnings to the console; this module handles them.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** More than any answer cites; the analysis has limits of its own. */
const MAX_SOURCES = 200;

/**
 * Asks a vendor's API once. The question is the only text the model gets.
 * @throws TemporaryFailure, PermanentFailure; the signal's reason when the caller cancels
 */
export async function askVendor(
  settings: PlatformSettings,
  timeoutMs: number,
  question: string,
  options: AskOptions = {},
): Promise<PlatformReply> {
  options.signal?.throwIfAborted();
  const { dialect, name } = settings;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const request = await dialect.createRequest(
      {
        baseURL: settings.baseUrl ?? dialect.baseUrl,
        apiKey: settings.apiKey ?? '',
        fetch: limitedFetch(MAX_REPLY_BYTES),
      },
      settings.model ?? '',
      options,
    );
    const startedAt = performance.now();
    const result = await generateText({
      ...request,
      prompt: question,
      maxRetries: 0,
      abortSignal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      include: { responseBody: true },
    });
    rejectWithoutSearch(result.warnings, settings);
    const { content, finishReason, rawFinishReason } = result;
    const reply: SdkReply = { content, finishReason, rawFinishReason, body: result.response.body };
    const parsed = dialect.parseReply(reply);
    const model = parsed.model ?? result.response.modelId;
    const usage = toUsage(result.usage, parsed);
    if (parsed.paused) {
      const billed = usage && { model, usage };
      throw new TemporaryFailure(`${name} paused in the middle of its answer.`, null, billed);
    }
    return {
      ...toAnswer(reply, parsed),
      model,
      usage,
      latencyMs: Math.round(performance.now() - startedAt),
      reference: findId(reply.body),
    };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (timeout.aborted) {
      throw new TemporaryFailure(`${name} did not answer within ${timeoutMs / 1000} seconds.`);
    }
    throw failureOf(error, settings, new Date());
  }
}

type Answer = Pick<PlatformReply, 'status' | 'text' | 'sources' | 'searchQueries' | 'products'>;

function toAnswer(reply: SdkReply, parsed: ParsedReply): Answer {
  const text = parsed.text ?? joinText(reply);
  const nothing = { sources: [], searchQueries: [], products: [] };
  if (parsed.refused || reply.finishReason === 'content-filter') {
    return { status: 'refused', text, ...nothing };
  }
  if (text.trim() === '') return { status: 'empty', text: '', ...nothing };
  const { searchQueries = [], products = [] } = parsed;
  return { status: 'answered', text, sources: uniqueSources(parsed.sources), searchQueries, products };
}

/** The SDK drops a tool that the model does not have; without search, a reply is no measurement of the platform. */
function rejectWithoutSearch(warnings: readonly CallWarning[] | undefined, { name }: PlatformSettings): void {
  if (!warnings?.some((warning) => warning.type === 'unsupported' && warning.feature.includes('tool'))) {
    return;
  }
  throw new PermanentFailure(`${name} cannot search the web with this model.`, {
    misconfigured: true,
  });
}

/** The vendor's id; the SDK invents one where there is none. */
function findId(body: unknown): string | null {
  const { id, responseId } = identified.safeParse(body).data ?? {};
  return id ?? responseId ?? null;
}

const identified = z.object({
  id: z.string().max(200).nullish(),
  responseId: z.string().max(200).nullish(),
});

const joinText = ({ content }: SdkReply) =>
  content.flatMap(({ type, text }) => (type === 'text' && text ? [text] : [])).join('');

/** Vendors list a page once for each statement that cites it. */
function uniqueSources(sources: readonly RawSource[]): RawSource[] {
  const byUrl = new Map<string, RawSource>();
  for (const { url, title } of sources) {
    const known = byUrl.get(url);
    if (!known || (!known.title && title)) byUrl.set(url, { url, title });
  }
  return [...byUrl.values()].slice(0, MAX_SOURCES);
}

function toUsage(
  { inputTokens, outputTokens }: { inputTokens: number | undefined; outputTokens: number | undefined },
  { searches }: ParsedReply,
): Usage | null {
  if (inputTokens === undefined && outputTokens === undefined) return null;
  return { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0, searches };
}
