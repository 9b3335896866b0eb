import { type CallWarning, generateText } from 'ai';
import { z } from 'zod';
import type { RawSource } from '../../analysis/types.ts';
import { limitedFetch } from '../../lib/limited-fetch.ts';
import type { Dialect, Reading, Reply } from '../descriptors/descriptor.ts';
import { PermanentFailure, TemporaryFailure } from '../failures.ts';
import type { Platform, PlatformReply, Usage } from '../platform.ts';
import type { PlatformSettings } from '../settings.ts';
import { failureOf } from './failure-of.ts';

// What the SDK warns of is dealt with below; it would go to the console past the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Enough for any answer; the analysis cuts by its own rules. */
const MOST_SOURCES = 200;

/** What an adapter is made from. */
export interface AdapterOptions {
  settings: PlatformSettings;
  model: string;
  dialect: Dialect;
  timeoutMs: number;
  fetch: typeof globalThis.fetch;
}

/** A platform behind a vendor's API. The question is the only thing said to the model; nothing is tried twice. */
export function createAdapter(options: AdapterOptions): Platform {
  const { settings, dialect, timeoutMs } = options;
  const connection = {
    baseURL: settings.baseUrl ?? dialect.baseURL,
    apiKey: settings.apiKey ?? '',
    fetch: limitedFetch(options.fetch),
  };
  return {
    key: settings.key,
    name: settings.name,
    simulated: false,
    async ask(question, asked = {}) {
      asked.signal?.throwIfAborted();
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout;
      const request = dialect.request(connection, options.model, asked);
      try {
        const started = performance.now();
        const result = await generateText({
          ...request,
          prompt: question,
          maxRetries: 0,
          abortSignal: signal,
          include: { responseBody: true },
        });
        refuseWithoutSearch(result.warnings, settings);
        const reply: Reply = {
          parts: result.content,
          finishReason: result.finishReason,
          rawFinishReason: result.rawFinishReason ?? null,
          body: result.response.body,
        };
        const reading = dialect.read(reply);
        return {
          ...answerOf(reply, reading),
          model: reading.model ?? result.response.modelId,
          usage: usageOf(result.usage, reading),
          latencyMs: Math.round(performance.now() - started),
          reference: idOf(reply.body),
        };
      } catch (error) {
        asked.signal?.throwIfAborted();
        if (timeout.aborted) {
          throw new TemporaryFailure(`${settings.name} did not answer within ${timeoutMs / 1000} seconds.`);
        }
        throw failureOf(error, settings, new Date());
      }
    },
  };
}

function answerOf(reply: Reply, reading: Reading): Pick<PlatformReply, 'status' | 'text' | 'sources'> {
  const text = reading.text ?? textOf(reply);
  if (reading.refused || reply.finishReason === 'content-filter') {
    return { status: 'refused', text, sources: [] };
  }
  if (text.trim() === '') return { status: 'empty', text: '', sources: [] };
  return { status: 'answered', text, sources: onceEach(reading.sources) };
}

/** The SDK leaves a tool out that it knows the model not to have; what is left is no measurement of the platform. */
function refuseWithoutSearch(
  warnings: readonly CallWarning[] | undefined,
  { name, variables }: PlatformSettings,
): void {
  if (!warnings?.some((warning) => warning.type === 'unsupported' && warning.feature.includes('tool')))
    return;
  throw new PermanentFailure(`${name} cannot search the web with this model. Check ${variables}_MODEL.`, {
    misconfigured: true,
  });
}

/** As the vendor gave it; the SDK makes one up where there is none. */
function idOf(body: unknown): string | null {
  const { id, responseId } = identified.safeParse(body).data ?? {};
  return id ?? responseId ?? null;
}

const identified = z.object({
  id: z.string().max(200).nullish(),
  responseId: z.string().max(200).nullish(),
});

const textOf = ({ parts }: Reply) =>
  parts.flatMap(({ type, text }) => (type === 'text' && text ? [text] : [])).join('');

/** Vendors name a page once for each statement it backs. */
function onceEach(sources: readonly RawSource[]): RawSource[] {
  const byUrl = new Map<string, RawSource>();
  for (const { url, title } of sources) {
    const known = byUrl.get(url);
    if (!known || (!known.title && title)) byUrl.set(url, { url, title });
  }
  return [...byUrl.values()].slice(0, MOST_SOURCES);
}

function usageOf(
  { inputTokens, outputTokens }: { inputTokens: number | undefined; outputTokens: number | undefined },
  { searches }: Reading,
): Usage | null {
  if (inputTokens === undefined && outputTokens === undefined) return null;
  return { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0, searches };
}
