import {
  type Change,
  compareDays,
  NO_PAIRS,
  type PromptPairs,
  pairPrompts,
} from '../../statistics/changes.ts';
import { type Sample, spreadOverDays } from '../../statistics/clusters.ts';
import { MIN_DAYS } from '../../statistics/interval.ts';
import { type ComparedRatio, pairsOf } from './pair-store.ts';
import type { Rollups } from './rollups.ts';
import { leadReader, MENTIONS, type Measure, SENTIMENT, sampleOf } from './samples.ts';
import type { PlatformDayRow } from './store.ts';

/** What each compared ratio adds up. */
const COMPARED: Record<ComparedRatio, Measure> = { mention: MENTIONS, sentiment: SENTIMENT };

/** Reads the samples behind a topic's ratios: those of the query, and those of the two windows that a change compares. */
export class TopicSamples {
  readonly #topicId: string;
  readonly #rollups: Rollups;
  readonly #ofQuery = new Map<Measure, Promise<Sample>>();

  constructor(topicId: string, rollups: Rollups) {
    this.#topicId = topicId;
    this.#rollups = rollups;
  }

  /**
   * The answers of the query. Their prompts are read only where there are too few days, which are then within the window
   * that a change looks at.
   */
  ofQuery(measure: Measure): Promise<Sample> {
    const sample = this.#ofQuery.get(measure) ?? this.#readQuery(measure);
    this.#ofQuery.set(measure, sample);
    return sample;
  }

  async #readQuery(measure: Measure): Promise<Sample> {
    const { days, current } = await this.#rollups.platformDays(this.#topicId);
    const isShort = new Set(days.map(({ day }) => day)).size < MIN_DAYS && days.length === current.length;
    const prompts = isShort ? await this.#promptsOf(true) : [];
    return sampleOf(measure, days, prompts);
  }

  /**
   * The answers of the two windows that a change compares, and their prompts pair by pair. The database compares the prompts;
   * only where the days alone do not tell how sure a window's ratio is, each prompt is read.
   */
  async ofWindows(of: ComparedRatio): Promise<[current: Sample, previous: Sample, pairs: PromptPairs]> {
    const { current, previous } = await this.#rollups.platformDays(this.#topicId);
    const measure = COMPARED[of];
    const [later, earlier] = [sampleOf(measure, current, []), sampleOf(measure, previous, [])];
    if (spreadOverDays(later.days) && spreadOverDays(earlier.days)) {
      return [later, earlier, pairsOf(of, await this.#rollups.promptPairs(this.#topicId))];
    }
    const [now, before] = await Promise.all([this.#promptsOf(true), this.#promptsOf(false)]);
    const samples = [sampleOf(measure, current, now), sampleOf(measure, previous, before)] as const;
    return [...samples, pairPrompts(samples[0].prompts, samples[1].prompts)];
  }

  /**
   * By company: whether its lead over the brand, in mentions by answer, changed from the range before. The same answers
   * name both, so the lead is compared and not the two rates.
   */
  async compareLeads(companyIds: readonly string[]): Promise<Map<string, Change>> {
    if (companyIds.length === 0) return new Map();
    const [answers, { days, pairs }] = await Promise.all([
      this.#rollups.platformDays(this.#topicId),
      this.#rollups.leadsOf(this.#topicId, companyIds),
    ]);
    const pairsOfCompany = new Map(pairs.map((row) => [row.companyId, row]));
    return new Map(
      companyIds.map((companyId) => {
        const leadOf = leadReader(days.filter((row) => row.companyId === companyId));
        const leads = (rows: readonly PlatformDayRow[]) =>
          rows.map((row) => ({ ...row, count: row.answers, total: leadOf(row) }));
        const ofPrompts = pairsOfCompany.get(companyId) ?? NO_PAIRS;
        return [companyId, compareDays(leads(answers.current), leads(answers.previous), ofPrompts)];
      }),
    );
  }

  async #promptsOf(isLater: boolean) {
    const prompts = await this.#rollups.promptWindows(this.#topicId);
    return prompts.filter(({ later }) => later === isLater);
  }
}
