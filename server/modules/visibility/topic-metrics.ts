import { sum } from '../../statistics/arithmetic.ts';
import type { Change } from '../../statistics/changes.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { Topic } from '../topics/model.ts';
import { competitorRanking, promptCountOf, visibilityPercent } from './formulas.ts';
import { latestFullDay } from './latest-day.ts';
import { compareRates, measuredDays, rateByPlatform, rateOf, visibilityByDay } from './mention-rates.ts';
import type { TimeWindow } from './metrics-query.ts';
import type { NewSource, RateChange, SentimentChange } from './model.ts';
import { rankNamed } from './named.ts';
import type { Rollups } from './rollups.ts';
import { BRANDED_MENTIONS, citations, citationsByPlatform, MENTIONS, SENTIMENT } from './samples.ts';
import {
  compareSentiment,
  countByBand,
  countByJudge,
  meanSentiment,
  scoreOf,
  sentimentByDay,
  sentimentScore,
} from './sentiment.ts';
import type { TopicDayRow } from './store.ts';
import { TopicSamples } from './topic-samples.ts';

/** The numbers of one topic, or of the overview, for one metrics query; docs/metrics.md defines them. */
export class TopicMetrics {
  readonly topic: Topic;
  readonly #rollups: Rollups;
  readonly #samples: TopicSamples;
  readonly #ownDomain: string | null;

  /** @param ownDomain the brand's */
  constructor(topic: Topic, rollups: Rollups, ownDomain: string | null) {
    this.topic = topic;
    this.#rollups = rollups;
    this.#samples = new TopicSamples(topic.id, rollups);
    this.#ownDomain = ownDomain;
  }

  /** Identifies these numbers in clients' caches. `~` marks an open end, which also includes days of failures only. */
  get id(): string {
    const { userId, from, to, platform, range } = this.#rollups.query;
    return [
      this.topic.id,
      userId,
      from ?? `~${range.from ?? ''}`,
      to ?? `~${range.to ?? ''}`,
      platform ?? '*',
    ].join(':');
  }

  get range() {
    return this.#rollups.query.range;
  }

  /**
   * The numbers of the range of the same length just before; null where no range was asked for.
   * @throws BAD_USER_INPUT too many ranges back
   */
  async previous(): Promise<TopicMetrics | null> {
    const rollups = await this.#rollups.previous();
    return rollups && new TopicMetrics(this.topic, rollups, this.#ownDomain);
  }

  async visibility() {
    const [days, mentions, branded] = await Promise.all([
      this.#days(),
      this.#samples.ofQuery(MENTIONS),
      this.#samples.ofQuery(BRANDED_MENTIONS),
    ]);
    const latest = latestFullDay(measuredDays(days));
    const impressions = latest?.impressions ?? 0;
    return {
      percent: visibilityPercent(impressions, this.topic),
      impressions,
      promptCount: promptCountOf(this.topic),
      latestDay: latest?.day ?? null,
      mentionRate: rateOf(mentions),
      brandedMentionRate: rateOf(branded),
      readChange: () => this.visibilityChange(),
    };
  }

  /** The mention rate of the range compared with that of the range before it, prompt by prompt. */
  async visibilityChange(): Promise<RateChange> {
    return compareRates(...(await this.#samples.ofWindows('mention')));
  }

  /** By day, ascending. */
  async impressionHistory() {
    const [days, sample] = await Promise.all([this.#days(), this.#samples.ofQuery(MENTIONS)]);
    return visibilityByDay(this.topic, days, sample);
  }

  /** Impressions by day, ascending; days on which every measurement failed are included. */
  async dailyImpressions() {
    return (await this.#days()).map(({ day, impressions }) => ({ date: day, impressions }));
  }

  /** The impressions of all days together. */
  impressions(): Promise<number> {
    return this.#rollups.impressions(this.topic.id);
  }

  async sentiment() {
    const [days, judges, sample] = await Promise.all([
      this.#days(),
      this.#rollups.judges(this.topic.id),
      this.#samples.ofQuery(SENTIMENT),
    ]);
    const score = meanSentiment(sample);
    return {
      score: sentimentScore(score),
      mentions: sum(days, ({ visible }) => visible),
      analyzed: score.answers,
      mean: score,
      counts: countByBand(days),
      judges: countByJudge(judges.days),
      readChange: () => this.sentimentChange(),
    };
  }

  /** The score without its interval, which needs the days of each platform. */
  async sentimentScore() {
    const days = await this.#days();
    const analyzed = sum(days, (day) => day.analyzed);
    const sentimentSum = sum(days, (day) => day.sentimentSum);
    return {
      score: scoreOf({ analyzed, sentimentSum }),
      mentions: sum(days, (day) => day.visible),
      analyzed,
    };
  }

  /** The scores of the days with judged answers, ascending. */
  async sentimentScores() {
    const judged = (await this.#days()).filter(({ analyzed }) => analyzed > 0);
    return judged.map((day) => ({ date: day.day, sentiment: scoreOf(day) }));
  }

  /** The mean sentiment of the range compared with that of the range before it, prompt by prompt. */
  async sentimentChange(): Promise<SentimentChange> {
    const [[current, previous, pairs], judges] = await Promise.all([
      this.#samples.ofWindows('sentiment'),
      this.#rollups.judges(this.topic.id),
    ]);
    return compareSentiment(
      { sample: current, judges: judges.current },
      { sample: previous, judges: judges.previous },
      pairs,
    );
  }

  /** The days on which the brand was named, ascending. */
  async sentimentHistory() {
    const [days, sample] = await Promise.all([this.#days(), this.#samples.ofQuery(SENTIMENT)]);
    return sentimentByDay(days, sample);
  }

  /** All mentioned companies by rank, the brand included. */
  async ranking(window: TimeWindow = 'ALL') {
    return competitorRanking(await this.#rollups.companies(this.topic.id, window));
  }

  /** All companies that answers name, discovered ones included. */
  async named(window: TimeWindow = 'ALL') {
    return rankNamed(await this.#rollups.named(this.topic.id, window));
  }

  /**
   * By company: whether its lead over the brand, in mentions by answer, changed from the range before. The same answers
   * name both, so the lead is compared and not the two rates.
   */
  compareLeads(companyIds: readonly string[]): Promise<Map<string, Change>> {
    return this.#samples.compareLeads(companyIds);
  }

  /** The most cited pages, most cited first. */
  async sources(window: TimeWindow = 'ALL') {
    const sources = await this.#rollups.sources(this.topic.id, window);
    return sources.map((source) => ({
      ...source,
      own: this.#ownDomain !== null && source.domain === this.#ownDomain,
    }));
  }

  /**
   * Pages that at least `minAnswers` answers of the range cite and no answer before it, most cited first; null where the
   * account has no answers as old as the start of the range before, since every page is new then.
   */
  newSources(limits: { minAnswers: number; limit: number }): Promise<NewSource[] | null> {
    return this.#rollups.newSources(this.topic.id, limits);
  }

  /** Each platform's numbers, those with most usable answers first. */
  async platforms() {
    const [platforms, sample] = await Promise.all([
      this.#rollups.platforms(this.topic.id),
      this.#samples.ofQuery(MENTIONS),
    ]);
    return rateByPlatform(platforms, sample);
  }

  /** Usable answers, those to prompts that name the brand included. */
  async answers(): Promise<number> {
    return sum(await this.#days(), ({ answers }) => answers);
  }

  /** Measurements that failed, were refused or came back empty. */
  async failed(): Promise<number> {
    return sum(await this.#days(), ({ failed }) => failed);
  }

  /** Answers that cite the brand's own domain ÷ usable answers. */
  async citationRate(): Promise<Rate> {
    const { days } = await this.#rollups.platformDays(this.topic.id);
    return rateOf(citations(days));
  }

  /** The citation rate of the range compared with that of the range before it, platform by platform. */
  async citationChange(): Promise<RateChange> {
    const { current, previous } = await this.#rollups.platformDays(this.topic.id);
    return compareRates(citationsByPlatform(current), citationsByPlatform(previous));
  }

  async #days(): Promise<TopicDayRow[]> {
    return (await this.#rollups.days(this.topic.id)).days;
  }
}

/** A brand's visibility in a topic; its change is read when it is needed, because it needs each prompt. */
export type Visibility = Awaited<ReturnType<TopicMetrics['visibility']>>;

/** A brand's sentiment in a topic; its change is read when it is needed. */
export type Sentiment = Awaited<ReturnType<TopicMetrics['sentiment']>>;
