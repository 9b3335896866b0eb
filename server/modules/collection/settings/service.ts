import type { Account, Viewer } from '../../accounts/model.ts';
import type { FieldError } from '../../brands/model.ts';
import type { CollectionDeps } from '../deps.ts';
import { type CollectionSettings, FIRST_SETTINGS } from '../model.ts';
import { nextRun } from '../schedule/schedule.ts';
import { findSettings, saveSettings, spentSince } from './store.ts';
import { readSettings, type SettingsChange } from './validate.ts';

/** An account's settings with what follows from them. */
export interface SettingsView extends CollectionSettings {
  spentThisMonth: number;
  nextRun: Date | null;
  /** The name of the model that could judge; null without one. */
  chatModel: string | null;
}

/** How accounts collect answers. */
export interface CollectionSettingsService {
  /** The caller has checked that the account may be seen. */
  of(userId: string): Promise<CollectionSettings>;
  view(account: Account): Promise<SettingsView>;
  /** US dollars spent in the present calendar month (UTC). */
  spentThisMonth(userId: string): Promise<number>;
  /** Changes the viewer's own; what is left out stays. */
  save(viewer: Viewer, input: Record<string, unknown>): Promise<{ errors: FieldError[] }>;
}

export function createSettingsService({
  db,
  accounts,
  platforms,
  chatModel,
  clock,
}: CollectionDeps): CollectionSettingsService {
  const of: CollectionSettingsService['of'] = async (userId) =>
    (await findSettings(db, userId)) ?? FIRST_SETTINGS;
  const spentThisMonth = (userId: string) => spentSince(db, userId, monthOf(clock()));
  return {
    of,
    spentThisMonth,
    async view({ userId }) {
      const settings = await of(userId);
      return {
        ...settings,
        judgeByModel: settings.judgeByModel && chatModel !== null,
        chatModel: chatModel?.name ?? null,
        spentThisMonth: await spentThisMonth(userId),
        nextRun: nextRun(userId, settings, clock()),
      };
    },
    async save({ userId }, input) {
      const read = readSettings(input, platforms, chatModel !== null);
      if (!read.ok) return { errors: read.errors };
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const before = (await findSettings(tx, userId)) ?? FIRST_SETTINGS;
        const after = changed(before, read.value, clock().toISOString());
        // Without a model the choice cannot be made, nor taken back: it waits until there is one again.
        const { judgeByModel } = chatModel ? after : before;
        await saveSettings(tx, userId, { ...after, judgeByModel });
      });
      return { errors: [] };
    },
  };
}

function changed(before: CollectionSettings, change: SettingsChange, now: string): CollectionSettings {
  const { setUp, ...given } = change;
  const after = { ...before, ...defined(given) };
  const sameSchedule =
    after.daily === before.daily && after.hour === before.hour && after.timeZone === before.timeZone;
  return {
    ...after,
    dailySince: sameSchedule ? before.dailySince : now,
    setUpAt: setUp === undefined ? before.setUpAt : setUp ? (before.setUpAt ?? now) : null,
  };
}

const defined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** The first instant of the calendar month (UTC). */
export const monthOf = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString();
