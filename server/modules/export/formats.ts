import type { Columns } from '../../lib/csv.ts';
import type { TrackedCompanies } from '../brands/model.ts';
import type { ExportedPage } from './pages-store.ts';
import type { ReviewedAnswer } from './reviews-store.ts';
import type { ExportedAnswer, ExportedMention, ExportedSearch } from './store.ts';

/** `answers.csv`: every measurement, failed ones included. */
export const ANSWER_COLUMNS: Columns<ExportedAnswer> = {
  answer_id: ({ id }) => id,
  key: ({ key }) => key,
  collected_at: ({ collectedAt }) => collectedAt,
  day: ({ day }) => day,
  platform: ({ platform }) => platform,
  model: ({ model }) => model,
  surface: ({ surface }) => surface,
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
  search_queries: ({ searchQueries }) => searchQueries.map(({ query }) => query).join('\n'),
  products: ({ products }) => products.map(({ name }) => name).join('\n'),
  simulated: ({ simulated }) => simulated,
  persona: ({ persona }) => persona,
  place_given: ({ placeGiven }) => placeGiven,
  analysis: ({ method }) => method,
  input_tokens: ({ inputTokens }) => inputTokens,
  output_tokens: ({ outputTokens }) => outputTokens,
  searches: ({ searches }) => searches,
  cost_usd: ({ cost }) => cost,
  latency_ms: ({ latencyMs }) => latencyMs,
  reference: ({ reference }) => reference,
  text_state: ({ textState }) => textState,
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
  surface: ({ surface }) => surface,
  model: ({ model }) => model,
  persona: ({ persona }) => persona,
};

/** `searches.csv`: what platforms searched for, a row a search and answer. */
export const SEARCH_COLUMNS: Columns<ExportedSearch> = {
  answer_id: ({ id }) => id,
  collected_at: ({ collectedAt }) => collectedAt,
  day: ({ day }) => day,
  platform: ({ platform }) => platform,
  run: ({ sample }) => sample,
  topic: ({ topic }) => topic,
  prompt: ({ question }) => question,
  branded: ({ branded }) => branded,
  search: ({ query }) => query,
  cited_pages: ({ cited }) => cited.join(' '),
  found_pages: ({ urls }) => urls.join(' '),
  simulated: ({ simulated }) => simulated,
  surface: ({ surface }) => surface,
  model: ({ model }) => model,
  persona: ({ persona }) => persona,
};

/** `pages.csv`: every page that was read or is to be. */
export const pageColumns = ({ brand, competitors }: TrackedCompanies): Columns<ExportedPage> => ({
  url: ({ url }) => url,
  title: ({ title }) => title,
  owner: ({ domain }) =>
    domain === brand?.domain
      ? 'own'
      : competitors.some((competitor) => competitor.domain === domain)
        ? 'competitor'
        : 'other',
  kind: ({ kind }) => kind,
  status: ({ status }) => status,
  problem: ({ problem }) => problem,
  last_read: ({ readAt }) => readAt,
  words: ({ words }) => words,
  answers: ({ answers }) => answers,
  visible: ({ visible }) => visible,
  missed: ({ missed }) => missed,
  authoritativeness: ({ authoritativeness }) => authoritativeness,
  citations: ({ citations }) => citations,
  quotations: ({ quotations }) => quotations,
  statistics: ({ statistics }) => statistics,
  technical_terms: ({ technicalTerms }) => technicalTerms,
  fluency: ({ fluency }) => fluency,
  simulated: ({ simulated }) => simulated,
});

/**
 * A measurement as a line of `answers.jsonl`, which the import reads. It leaves out what the import computes (mentions,
 * sentiment) and holds a chat model's judgement and people's reviews, which cannot be computed again.
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
    // The import refuses a line with a text state: without its text, an answer cannot be analysed.
    ...(answer.textState !== 'stored' && { text_state: answer.textState }),
    sources:
      answer.textState === 'stored'
        ? answer.sources.map(({ url, title }) => ({ url, title }))
        : answer.citations.map((url) => ({ url, title: '' })),
    ...(answer.searchQueries.length > 0 && { searches: answer.searchQueries }),
    ...(answer.products.length > 0 && { products: answer.products }),
    surface: answer.surface,
    ...(answer.persona ? { persona: answer.persona, placeGiven: answer.placeGiven } : {}),
    status: answer.status,
    failure: answer.failure,
    simulated: answer.simulated,
    judgement: answer.judgement,
    ...(answer.reviews.length > 0 && { reviews: answer.reviews }),
    ...(answer.order && { order: answer.order }),
  })}\n`;

/**
 * A reviewed answer's lines of `reviews.jsonl`: a set of labelled sentiments that `npm run eval` reads. Each line holds the
 * text and where it names the companies, so that it needs no other file. `label` is null where the company is not named. An answer
 * without its text has no lines.
 * @param sampledWeight mentions that a review of the random sample stands for
 */
export const reviewLines = ({ key, text, reviews, mentions }: ReviewedAnswer, sampledWeight: number) =>
  (text === null ? [] : reviews)
    .map(({ company, named, verdict, sampled, productNamed }) => {
      const spansOf = (isOwn: boolean) =>
        mentions.filter((mention) => (mention.company === company) === isOwn).flatMap(({ spans }) => spans);
      return `${JSON.stringify({
        answer: key,
        brand: company,
        label: verdict,
        labels: verdict === null ? [] : [verdict],
        sure: true,
        weight: sampled && productNamed ? Math.round(sampledWeight * 1000) / 1000 : 1,
        named,
        sampled,
        text,
        spans: spansOf(true),
        others: spansOf(false).toSorted((a, b) => a.start - b.start),
      })}\n`;
    })
    .join('');

/** A reviewed answer as a line of `labels.jsonl`: the companies that a person found named in it, with their order. */
export const labelLine = ({ key, reviews, mentions }: ReviewedAnswer) =>
  `${JSON.stringify({
    id: key,
    brands: mentions
      .filter(({ company }) => reviews.some((review) => review.company === company && review.named))
      .map(({ company, position }) => ({ brand: company, product: null, rank: position, confidence: 1 })),
  })}\n`;
