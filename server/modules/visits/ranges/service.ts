import { RANGE_LISTS } from '../../../ai-agents/ranges/lists.ts';
import { SHIPPED_RANGES } from '../../../ai-agents/ranges/shipped.ts';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/client.ts';
import type { Clock } from '../../../lib/clock.ts';
import { DAY_MS } from '../../../lib/days.ts';
import { fetchList, type RangesFetching } from './fetch-list.ts';
import { listFetched, saveFetched, saveProblem } from './store.ts';

/** The ranges that agents are verified by, in CIDR notation. */
export interface CurrentRanges {
  /** By the `key` of their list. */
  ranges: Readonly<Record<string, readonly string[]>>;
  /** Changes with them. */
  version: string;
}

/** A vendor's list, for people. */
export interface RangesStatus {
  list: string;
  url: string;
  /** Ranges that count now; 0: none, so its agents are not verified. */
  prefixes: number;
  /** The day of these ranges: when they were fetched, or the day of those that ship with the product. */
  date: string | null;
  isFetched: boolean;
  /** Why the latest attempt to fetch it failed; null: it did not, or there was none. */
  problem: string | null;
  triedAt: string | null;
}

/** The ranges that vendors publish: those that were fetched, else those that ship with the product. */
export interface RangesService {
  current(): Promise<CurrentRanges>;
  statuses(): Promise<RangesStatus[]>;
  /** Fetches the lists that were not tried for six days; failures are kept and change nothing. */
  refresh(signal: AbortSignal): Promise<void>;
}

const CACHED_MS = 5 * 60_000;
const REFRESH_MS = 6 * DAY_MS;

export function createRangesService(deps: {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'agentRangesRefresh'>;
  fetching: RangesFetching;
}): RangesService {
  const { db, clock, config, fetching } = deps;
  let cached: { current: CurrentRanges; until: number } | undefined;

  async function read(): Promise<CurrentRanges> {
    const fetched = (await listFetched(db)).filter(({ prefixes }) => prefixes !== null);
    const shipped = Object.entries(SHIPPED_RANGES).map(([key, { prefixes }]) => [key, prefixes] as const);
    return {
      ranges: Object.fromEntries([
        ...shipped,
        ...fetched.map(({ list, prefixes }) => [list, prefixes ?? []] as const),
      ]),
      version: fetched.map(({ list, fetchedAt }) => `${list} ${fetchedAt}`).join(),
    };
  }

  return {
    async current() {
      const now = clock().getTime();
      if (!cached || cached.until < now) cached = { current: await read(), until: now + CACHED_MS };
      return cached.current;
    },

    async statuses() {
      const fetched = new Map((await listFetched(db)).map((each) => [each.list, each]));
      return RANGE_LISTS.map(({ key, url }) => {
        const latest = fetched.get(key);
        const shipped = SHIPPED_RANGES[key];
        const isFetched = Boolean(latest?.prefixes);
        return {
          ...{ list: key, url, isFetched },
          prefixes: (latest?.prefixes ?? shipped?.prefixes ?? []).length,
          date: (isFetched ? latest?.fetchedAt?.slice(0, 10) : shipped?.date) ?? null,
          problem: latest?.problem ?? null,
          triedAt: latest?.triedAt ?? null,
        };
      });
    },

    async refresh(signal) {
      if (!config.agentRangesRefresh) return;
      const tried = new Map((await listFetched(db)).map(({ list, triedAt }) => [list, Date.parse(triedAt)]));
      for (const { key, url } of RANGE_LISTS) {
        const now = clock();
        if (now.getTime() - (tried.get(key) ?? 0) < REFRESH_MS) continue;
        const found = await fetchList(fetching, url, signal);
        if (typeof found === 'string') await saveProblem(db, key, found, now.toISOString());
        else await saveFetched(db, key, { ...found, now: now.toISOString() });
        cached = undefined;
      }
    },
  };
}
