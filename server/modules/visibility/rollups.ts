import DataLoader from 'dataloader';
import type { Db } from '../../db/client.ts';
import { badInput } from '../../errors.ts';
import { lazy } from '../../lib/lazy.ts';
import { sum } from '../../statistics/arithmetic.ts';
import {
  type ComparedRows,
  createBatchedReader,
  loadByDay,
  loadByTopic,
  loadByWindow,
} from './batched-loaders.ts';
import { type LeadPairsRow, leadPairs } from './lead-pairs.ts';
import {
  comparedRanges,
  type MetricsQuery,
  resolveFilter,
  type TimeWindow,
  windowStart,
} from './metrics-query.ts';
import type { NewSource } from './model.ts';
import { findNewSources } from './new-sources.ts';
import { type PairRow, readPairs } from './pair-store.ts';
import { type PromptRow, promptTotals } from './prompt-store.ts';
import { PROMPT_WINDOW_COLUMNS, type PromptWindowRow, promptWindows } from './prompt-windows-store.ts';
import type { SourceRow } from './source-store.ts';
import {
  answersUntil,
  impressionTotals,
  type JudgeDayRow,
  judgeDays,
  measuredPlatforms,
  PLATFORM_DAY_COLUMNS,
  type PlatformDayRow,
  type PlatformRow,
  platformDays,
  TOPIC_DAY_COLUMNS,
  type TopicDayRow,
  topicDays,
} from './store.ts';
import { readTopSources } from './top-sources.ts';
import {
  COMPANY_DAY_COLUMNS,
  type CompanyDayRow,
  type CompanyRow,
  companyDays,
  companyTotals,
  type NamedRow,
  namedTotals,
} from './window-store.ts';

const SOURCE_LIMIT = 10;
/** The most ranges back that a request may go: a year by months. */
const MAX_PREVIOUS = 12;

/** The rollup rows of one metrics query; reads of one turn of the event loop are one statement. */
export class Rollups {
  readonly query: MetricsQuery;
  readonly #db;
  readonly #read;
  /** By topic: the days of the query and of the windows that a change compares. */
  readonly days;
  /** By topic, for the same days: who judged the sentiments. */
  readonly judges;
  readonly #platformDays;
  /** By topic: prompts in the two windows that a change compares. */
  readonly promptWindows: (topicId: string) => Promise<PromptWindowRow[]>;
  /** By topic: the prompts, compared in the windows that a change compares; undefined without windows. */
  readonly promptPairs: (topicId: string) => Promise<PairRow | undefined>;
  readonly #impressions;
  readonly #companies;
  readonly #named;
  readonly #sources;
  /** Keys of the platforms with any measurement in the account, whatever the query. */
  readonly measuredPlatforms;
  /**
   * The rollups of the range of the same length just before; null where the query has no range.
   * @throws BAD_USER_INPUT more than `MAX_PREVIOUS` ranges back
   */
  readonly previous: () => Promise<Rollups | null>;

  /** @param generation how many ranges before the requested one this is */
  constructor(db: Db, query: MetricsQuery, generation = 0) {
    const read = createBatchedReader(db);
    this.query = query;
    this.#db = db;
    this.#read = read;
    this.days = loadByDay<TopicDayRow>(read, query, topicDays, TOPIC_DAY_COLUMNS);
    this.judges = loadByDay<JudgeDayRow>(read, query, judgeDays);
    this.#platformDays = loadByDay<PlatformDayRow>(read, query, platformDays, PLATFORM_DAY_COLUMNS);
    const { current, previous } = comparedRanges(query);
    this.promptWindows =
      current && previous
        ? loadByTopic<PromptWindowRow>(
            read,
            (topicIds) => promptWindows(query, [previous, current], topicIds),
            PROMPT_WINDOW_COLUMNS,
          )
        : async () => [];
    const pairs = new DataLoader<string, PairRow | undefined>((topicIds) =>
      Promise.all(
        topicIds.map(async (id) =>
          current && previous ? readPairs(db, query, [previous, current], id) : undefined,
        ),
      ),
    );
    this.promptPairs = (topicId) => pairs.load(topicId);
    this.#impressions = loadByTopic<{ topicId: string; impressions: number }>(read, (topicIds) =>
      impressionTotals(query, topicIds),
    );
    this.#companies = loadByWindow<CompanyRow>((windows) => read(companyTotals(query, windows)));
    this.#named = loadByWindow<NamedRow>((windows) => read(namedTotals(query, windows)));
    this.#sources = loadByWindow<SourceRow>((windows) => readTopSources(read, query, windows, SOURCE_LIMIT));
    this.measuredPlatforms = lazy(async () =>
      (await read<{ platform: string }>(measuredPlatforms(query.userId))).map(({ platform }) => platform),
    );
    this.previous = lazy(async () => {
      const { previous } = comparedRanges(query);
      if (query.from === null || !previous) return null;
      if (generation === MAX_PREVIOUS)
        throw badInput('previous', `previous goes at most ${MAX_PREVIOUS} ranges back.`);
      const earlier = await resolveFilter(db, query.userId, { ...previous, platform: query.platform });
      return new Rollups(db, earlier, generation + 1);
    });
  }

  /** A topic's days with answers on each platform, of the query and of the windows that a change compares. */
  async platformDays(topicId: string): Promise<ComparedRows<PlatformDayRow>> {
    const { days, current, previous } = await this.#platformDays(topicId);
    const answered = (rows: PlatformDayRow[]) => rows.filter(({ answers }) => answers > 0);
    return { days: answered(days), current: answered(current), previous: answered(previous) };
  }

  /** A topic's totals on each platform, those with most usable answers first. */
  async platforms(topicId: string): Promise<PlatformRow[]> {
    const { days } = await this.#platformDays(topicId);
    const platforms = [...Map.groupBy(days, ({ platform }) => platform)].map(([platform, own]) => ({
      platform,
      answers: sum(own, ({ answers }) => answers),
      failed: sum(own, ({ failed }) => failed),
    }));
    return platforms.sort((a, b) => b.answers - a.answers || (a.platform < b.platform ? -1 : 1));
  }

  /** A topic's impressions, all days of the query together. */
  async impressions(topicId: string): Promise<number> {
    return (await this.#impressions(topicId))[0]?.impressions ?? 0;
  }

  companies(topicId: string, window: TimeWindow): Promise<CompanyRow[]> {
    return this.#companies({ topicId, from: windowStart(this.query, window) });
  }

  /** The tracked and the discovered companies that are named. */
  named(topicId: string, window: TimeWindow): Promise<NamedRow[]> {
    return this.#named({ topicId, from: windowStart(this.query, window) });
  }

  sources(topicId: string, window: TimeWindow): Promise<SourceRow[]> {
    return this.#sources({ topicId, from: windowStart(this.query, window) });
  }

  /** Pages that answers of the window a change looks at cite for the first time; null without windows to compare. */
  async newSources(
    topicId: string,
    limits: { minAnswers: number; limit: number },
  ): Promise<NewSource[] | null> {
    const { current, previous } = comparedRanges(this.query);
    if (!current || !previous) return null;
    const [older, sources] = await Promise.all([
      this.#read(answersUntil(this.query, previous.from)),
      findNewSources(this.#db, { ...this.query, ...current }, topicId, limits),
    ]);
    return older.length === 0 ? null : sources;
  }

  /** In the two windows that a change compares: the companies' mentions by day, and the prompts behind each one's lead over the brand. */
  async leadsOf(topicId: string, companyIds: readonly string[]) {
    const { current, previous } = comparedRanges(this.query);
    if (!current || !previous) return { days: [], pairs: [] };
    const both = { ...this.query, from: previous.from, to: current.to };
    const [days, pairs] = await Promise.all([
      this.#read<CompanyDayRow>(companyDays(both, topicId, companyIds), COMPANY_DAY_COLUMNS),
      this.#read<LeadPairsRow>(leadPairs(this.query, [previous, current], topicId, companyIds)),
    ]);
    return { days, pairs };
  }

  prompts(): Promise<PromptRow[]> {
    return this.#read<PromptRow>(promptTotals(this.query));
  }
}
