import { platformName } from '../../platforms/names.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { compareRates, type Rate, rate } from '../../statistics/rates.ts';
import type { Topic } from '../topics/model.ts';
import {
  brandedMentionRate,
  competitorRanking,
  mentionRate,
  promptCountOf,
  visibilityPercent,
} from './formulas.ts';
import type { TimeWindow } from './metrics-query.ts';
import type { NewSource } from './model.ts';
import { rankNamed } from './named.ts';
import type { Rollups } from './rollups.ts';
import { compareSentiment, countByBand, countByJudge, meanSentiment, sentimentScore } from './sentiment.ts';
import type { TopicDayRow } from './store.ts';

/** The numbers of one topic, or of the overview, for one metrics query; docs/metrics.md defines them. */
export class TopicMetrics {
  readonly topic: Topic;
  readonly #rollups: Rollups;
  readonly #ownDomain: string | null;

  /** @param ownDomain the brand's */
  constructor(topic: Topic, rollups: Rollups, ownDomain: string | null) {
    this.topic = topic;
    this.#rollups = rollups;
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
    const { days, current, previous } = await this.#rollups.days(this.topic.id);
    const latest = measuredDays(days).at(-1);
    const impressions = latest?.impressions ?? 0;
    return {
      percent: visibilityPercent(impressions, this.topic),
      impressions,
      promptCount: promptCountOf(this.topic),
      latestDay: latest?.day ?? null,
      mentionRate: mentionRate(days),
      brandedMentionRate: brandedMentionRate(days),
      change: compareRates(mentionRate(current), mentionRate(previous)),
    };
  }

  /** By day, ascending. */
  async impressionHistory() {
    return measuredDays(await this.#days()).map((day) => ({
      date: day.day,
      impressions: day.impressions,
      percent: visibilityPercent(day.impressions, this.topic),
      mentionRate: mentionRate([day]),
    }));
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
    const [rows, judges] = await Promise.all([
      this.#rollups.days(this.topic.id),
      this.#rollups.judges(this.topic.id),
    ]);
    const mean = meanSentiment(rows.days);
    return {
      score: sentimentScore(mean),
      mentions: sum(rows.days, ({ visible }) => visible),
      analyzed: mean.answers,
      mean,
      counts: countByBand(rows.days),
      judges: countByJudge(judges.days),
      change: compareSentiment(
        { days: rows.current, judges: judges.current },
        { days: rows.previous, judges: judges.previous },
      ),
    };
  }

  /** The days on which the brand was named, ascending. */
  async sentimentHistory() {
    const days = (await this.#days()).filter(({ visible }) => visible > 0);
    return days.map((day) => {
      const mean = meanSentiment([day]);
      const { visible: mentions, analyzed } = day;
      return { date: day.day, sentiment: sentimentScore(mean), mean, mentions, analyzed };
    });
  }

  /** All mentioned companies by rank, the brand included. */
  async ranking(window: TimeWindow = 'ALL') {
    return competitorRanking(await this.#rollups.companies(this.topic.id, window));
  }

  /** All companies that answers name, discovered ones included. */
  async named(window: TimeWindow = 'ALL') {
    return rankNamed(await this.#rollups.named(this.topic.id, window));
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
    const platforms = await this.#rollups.platforms(this.topic.id);
    return platforms.map((counts) => ({
      platform: { key: counts.platform, name: platformName(counts.platform) },
      mentionRate: mentionRate([counts]),
      answers: counts.answers,
      failed: counts.failed,
    }));
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
    const days = await this.#days();
    return rate(
      sum(days, ({ ownCited }) => ownCited),
      sum(days, ({ answers }) => answers),
    );
  }

  async #days(): Promise<TopicDayRow[]> {
    return (await this.#rollups.days(this.topic.id)).days;
  }
}

/** A brand's sentiment in a topic. */
export type Sentiment = Awaited<ReturnType<TopicMetrics['sentiment']>>;

/** Days with a usable answer; a day on which every measurement failed has no impressions. */
const measuredDays = (days: readonly TopicDayRow[]) => days.filter(({ answers }) => answers > 0);
