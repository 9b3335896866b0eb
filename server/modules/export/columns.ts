import type { Columns } from './csv.ts';
import type { ExportedAnswer, ExportedMention } from './store.ts';

/** `answers.csv`: every measurement, failed ones too. */
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
  company: ({ company }) => company,
  is_brand: ({ isBrand }) => isBrand,
  position: ({ position }) => position,
  sentiment: ({ sentiment }) => sentiment,
  judge: ({ judge }) => judge,
  times_named: ({ places }) => places,
};
