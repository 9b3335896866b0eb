import { findConflict, type SaveConflict, toConflictResult, versionOf } from '../../../lib/version.ts';
import type { Account, Viewer } from '../../accounts/model.ts';
import type { FieldError } from '../../brands/model.ts';
import type { CollectionDeps } from '../deps.ts';
import { type CollectionSettings, DEFAULT_SETTINGS } from '../model.ts';
import { nextRun } from '../schedule/schedule.ts';
import { findSettings, saveSettings, sumSpentSince } from './store.ts';
import { readSettings, type SettingsChange } from './validate.ts';

/** An account's settings with derived values. */
export interface SettingsView extends CollectionSettings {
  version: string;
  /** US dollars. Not every screen that reads settings shows it. */
  spentThisMonth: () => Promise<number>;
  nextRun: Date | null;
  /** The configured chat model's name; null without one. */
  chatModel: string | null;
}

/** What runs need besides the settings' own dependencies. */
export interface RunDeps extends CollectionDeps {
  settings: CollectionSettingsService;
}

export interface CollectionSettingsService {
  /** The caller checks that the account may be read. */
  of(userId: string): Promise<CollectionSettings>;
  view(account: Account): Promise<SettingsView>;
  /** US dollars in the current calendar month (UTC). */
  spentThisMonth(userId: string): Promise<number>;
  /** Changes the viewer's own settings; omitted ones keep their values. `version`: of the settings when they were read. */
  save(
    viewer: Viewer,
    input: Record<string, unknown> & { version?: string | null },
  ): Promise<{ errors: FieldError[]; conflict?: SaveConflict }>;
}

export function createSettingsService({
  db,
  accounts,
  platforms,
  chatModel,
  clock,
}: CollectionDeps): CollectionSettingsService {
  const of: CollectionSettingsService['of'] = async (userId) =>
    (await findSettings(db, userId)) ?? DEFAULT_SETTINGS;
  const spentThisMonth = (userId: string) => sumSpentSince(db, userId, startOfMonth(clock()));
  return {
    of,
    spentThisMonth,
    async view({ userId }) {
      const settings = await of(userId);
      return {
        ...settings,
        version: settingsVersion(settings),
        judgeByModel: settings.judgeByModel && chatModel !== null,
        chatModel: chatModel?.name ?? null,
        spentThisMonth: () => spentThisMonth(userId),
        nextRun: nextRun(userId, settings, clock()),
      };
    },
    async save({ userId }, { version, ...input }) {
      const parsed = readSettings(input, platforms, chatModel !== null);
      if (!parsed.ok) return { errors: parsed.errors };
      return db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const previous = (await findSettings(tx, userId)) ?? DEFAULT_SETTINGS;
        const conflict = findConflict(version, settingsVersion(previous));
        if (conflict) return toConflictResult(conflict);
        const after = applyChange(previous, parsed.value, clock().toISOString());
        // Without a model the choice is kept until there is one again.
        const { judgeByModel } = chatModel ? after : previous;
        await saveSettings(tx, userId, { ...after, judgeByModel });
        return { errors: [] };
      });
    },
  };
}

/** Changes with every setting that a form shows. */
const settingsVersion = ({ dailySince: _since, setUpAt: _setUpAt, ...settings }: CollectionSettings) =>
  versionOf(settings);

function applyChange(previous: CollectionSettings, change: SettingsChange, now: string): CollectionSettings {
  const { setUp, ...changes } = change;
  const after = { ...previous, ...omitUndefined(changes) };
  const sameSchedule =
    after.daily === previous.daily && after.hour === previous.hour && after.timeZone === previous.timeZone;
  return {
    ...after,
    dailySince: sameSchedule ? previous.dailySince : now,
    setUpAt: setUp === undefined ? previous.setUpAt : setUp ? (previous.setUpAt ?? now) : null,
  };
}

const omitUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** First instant of the calendar month (UTC), ISO 8601. */
const startOfMonth = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString();
