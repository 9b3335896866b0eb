import type { Columns } from './csv.ts';
import type { ExportedAnswer, ExportedMention } from './store.ts';

/** `answers.csv`: every measurement, failed ones included. */
export const ANSWER_COLUMNS: Columns<ExportedAnswer> = {
  answer_id: ({ id }) => id,
  key: ({ key }) => key,
  collected_at: ({ collectedAt }) => collectedAt,
  day: ({ day }) => day,
  platform: ({ platform }) => platform,
  model: ({ model }) => model,
  run: ({ sample }) => sample,
  topic: ({ topic }) => topic,
  prompt: ({ question }) => question,
  prompt_group: ({ promptGroup }) => promptGroup,
  branded: ({ branded }) => branded,
  status: ({ status }) => status,
  failure: ({ failure }) => failure,
  visible: ({ visible }) => visible,
  missed: ({ missed }) => missed,
  brand_position: ({ position }) => position,
  brand_sentiment: ({ sentiment }) => sentiment,
  judge: ({ judge }) => judge,
  own_domain_cited: ({ ownCited }) => ownCited,
  sources: ({ sources }) => sources.map(({ url }) => url).join(' '),
  citations: ({ citations }) => citations.join(' '),
  simulated: ({ simulated }) => simulated,
  analysis: ({ method }) => method,
  input_tokens: ({ inputTokens }) => inputTokens,
  output_tokens: ({ outputTokens }) => outputTokens,
  searches: ({ searches }) => searches,
  cost_usd: ({ cost }) => cost,
  latency_ms: ({ latencyMs }) => latencyMs,
  reference: ({ reference }) => reference,
  answer: ({ text }) => text,
};

/** `mentions.csv`: every company named in every answer. */
export const MENTION_COLUMNS: Columns<ExportedMention> = {
  answer_id: ({ id }) => id,
  collected_at: ({ collectedAt }) => collectedAt,
  day: ({ day }) => day,
  platform: ({ platform }) => platform,
  run: ({ sample }) => sample,
  topic: ({ topic }) => topic,
  prompt: ({ question }) => question,
  branded: ({ branded }) => branded,
  company: ({ company }) => company,
  is_brand: ({ isBrand }) => isBrand,
  position: ({ position }) => position,
  sentiment: ({ sentiment }) => sentiment,
  judge: ({ judge }) => judge,
  times_named: ({ timesNamed }) => timesNamed,
  simulated: ({ simulated }) => simulated,
};

/**
 * A measurement as a line of `answers.jsonl`, which the import reads. It leaves out what the import computes (mentions,
 * sentiment) and holds a chat model's judgement, which cannot be computed again.
 */
export const recordedAnswerLine = (answer: ExportedAnswer) =>
  `${JSON.stringify({
    id: answer.key,
    platform: answer.platform,
    model: answer.model,
    run: answer.sample,
    collected_at: answer.collectedAt,
    topic: answer.topic,
    prompt_group: answer.promptGroup,
    prompt: answer.question,
    answer: answer.text,
    sources: answer.sources.map(({ url, title }) => ({ url, title })),
    status: answer.status,
    failure: answer.failure,
    simulated: answer.simulated,
    judgement: answer.judgement,
  })}\n`;
