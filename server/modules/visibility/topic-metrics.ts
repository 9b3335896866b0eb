import { platformName } from '../../platforms/names.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { type Change, compareWindows } from '../../statistics/changes.ts';
import { addUp, certaintyOf, type Sample } from '../../statistics/clusters.ts';
import { MIN_DAYS } from '../../statistics/interval.ts';
import { mean } from '../../statistics/mean.ts';
import { type Rate, rate } from '../../statistics/rates.ts';
import type { Topic } from '../topics/model.ts';
import {
  brandedMentionRate,
  competitorRanking,
  mentionRate,
  promptCountOf,
  visibilityPercent,
} from './formulas.ts';
import type { TimeWindow } from './metrics-query.ts';
import type { NewSource, RateChange, SentimentChange } from './model.ts';
import { rankNamed } from './named.ts';
import type { Rollups } from './rollups.ts';
import {
  BRANDED_MENTIONS,
  certaintyByDay,
  citations,
  leadReader,
  MENTIONS,
  type Measure,
  SENTIMENT,
  sampleOf,
} from './samples.ts';
import { compareSentiment, countByBand, countByJudge, meanSentiment, sentimentScore } from './sentiment.ts';
import type { PlatformDayRow, TopicDayRow } from './store.ts';

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
    const [days, mentions, branded] = await Promise.all([
      this.#days(),
      this.#sample(MENTIONS),
      this.#sample(BRANDED_MENTIONS),
    ]);
    const latest = measuredDays(days).at(-1);
    const impressions = latest?.impressions ?? 0;
    return {
      percent: visibilityPercent(impressions, this.topic),
      impressions,
      promptCount: promptCountOf(this.topic),
      latestDay: latest?.day ?? null,
      mentionRate: mentionRate(days, certaintyOf(mentions)),
      brandedMentionRate: brandedMentionRate(days, certaintyOf(branded)),
      readChange: () => this.visibilityChange(),
    };
  }

  /** The mention rate of the range compared with that of the range before it, prompt by prompt. */
  async visibilityChange(): Promise<RateChange> {
    const [current, previous] = await this.#windows(MENTIONS);
    const { difference, ...change } = compareWindows(current, previous);
    const [now, before] = [current, previous].map((sample) => {
      const { total, count } = addUp(sample.days);
      return rate(total, count, certaintyOf(sample));
    }) as [Rate, Rate];
    return {
      ...change,
      difference: difference === null ? null : difference * 100,
      current: now,
      previous: before,
    };
  }

  /** By day, ascending. */
  async impressionHistory() {
    const [days, sample] = await Promise.all([this.#days(), this.#sample(MENTIONS)]);
    const certaintyOn = certaintyByDay(sample);
    return measuredDays(days).map((day) => ({
      date: day.day,
      impressions: day.impressions,
      percent: visibilityPercent(day.impressions, this.topic),
      mentionRate: mentionRate([day], certaintyOn(day.day)),
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
    const [days, judges, sample] = await Promise.all([
      this.#days(),
      this.#rollups.judges(this.topic.id),
      this.#sample(SENTIMENT),
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

  /** The mean sentiment of the range compared with that of the range before it, prompt by prompt. */
  async sentimentChange(): Promise<SentimentChange> {
    const [[current, previous], judges] = await Promise.all([
      this.#windows(SENTIMENT),
      this.#rollups.judges(this.topic.id),
    ]);
    return compareSentiment(
      { sample: current, judges: judges.current },
      { sample: previous, judges: judges.previous },
    );
  }

  /** The days on which the brand was named, ascending. */
  async sentimentHistory() {
    const [days, sample] = await Promise.all([this.#days(), this.#sample(SENTIMENT)]);
    const certaintyOn = certaintyByDay(sample);
    const named = days.filter(({ visible }) => visible > 0);
    return named.map(({ day, visible: mentions, analyzed, sentimentSum }) => {
      const score = mean(analyzed, sentimentSum, certaintyOn(day));
      return { date: day, sentiment: sentimentScore(score), mean: score, mentions, analyzed };
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

  /**
   * By company: whether its lead over the brand, in mentions by answer, changed from the range before. The same answers
   * name both, so the lead is compared and not the two rates.
   */
  async compareLeads(brandId: string, companyIds: readonly string[]): Promise<Map<string, Change>> {
    if (companyIds.length === 0) return new Map();
    const [answers, prompts, mentions] = await Promise.all([
      this.#rollups.platformDays(this.topic.id),
      this.#rollups.promptWindows(this.topic.id),
      this.#rollups.mentionsOf(this.topic.id, [brandId, ...companyIds]),
    ]);
    const leadOf = leadReader(mentions, brandId);
    return new Map(
      companyIds.map((companyId) => {
        const { ofDay, ofPrompt } = leadOf(companyId);
        const window = (days: readonly PlatformDayRow[], isLater: boolean): Sample => ({
          days: days.map((row) => ({ ...row, count: row.answers, total: ofDay(row) })),
          prompts: prompts
            .filter(({ later }) => later === isLater)
            .map((row) => ({ ...row, count: row.answers, total: ofPrompt(row) })),
        });
        return [companyId, compareWindows(window(answers.current, true), window(answers.previous, false))];
      }),
    );
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
      this.#sample(MENTIONS),
    ]);
    const of = <Row extends { platform: string }>(rows: readonly Row[], key: string) =>
      rows.filter(({ platform }) => platform === key);
    return platforms.map((counts) => ({
      platform: { key: counts.platform, name: platformName(counts.platform) },
      mentionRate: mentionRate(
        [counts],
        certaintyOf({ days: of(sample.days, counts.platform), prompts: of(sample.prompts, counts.platform) }),
      ),
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
    const { days } = await this.#rollups.platformDays(this.topic.id);
    const sample = citations(days);
    const { total, count } = addUp(sample.days);
    return rate(total, count, certaintyOf(sample));
  }

  /**
   * The answers of the query. Their prompts are read only where there are too few days, which are then within the window
   * that a change looks at.
   */
  async #sample(measure: Measure): Promise<Sample> {
    const { days, current } = await this.#rollups.platformDays(this.topic.id);
    const isShort = new Set(days.map(({ day }) => day)).size < MIN_DAYS && days.length === current.length;
    const prompts = isShort ? await this.#rollups.promptWindows(this.topic.id) : [];
    return sampleOf(
      measure,
      days,
      prompts.filter(({ later }) => later),
    );
  }

  /** The answers of the two windows that a change compares. */
  async #windows(measure: Measure): Promise<[current: Sample, previous: Sample]> {
    const [{ current, previous }, prompts] = await Promise.all([
      this.#rollups.platformDays(this.topic.id),
      this.#rollups.promptWindows(this.topic.id),
    ]);
    return [
      sampleOf(
        measure,
        current,
        prompts.filter(({ later }) => later),
      ),
      sampleOf(
        measure,
        previous,
        prompts.filter(({ later }) => !later),
      ),
    ];
  }

  async #days(): Promise<TopicDayRow[]> {
    return (await this.#rollups.days(this.topic.id)).days;
  }
}

/** A brand's visibility in a topic; its change is read when it is needed, because it needs each prompt. */
export type Visibility = Awaited<ReturnType<TopicMetrics['visibility']>>;

/** A brand's sentiment in a topic; its change is read when it is needed. */
export type Sentiment = Awaited<ReturnType<TopicMetrics['sentiment']>>;

/** Days with a usable answer; a day on which every measurement failed has no impressions. */
const measuredDays = (days: readonly TopicDayRow[]) => days.filter(({ answers }) => answers > 0);
