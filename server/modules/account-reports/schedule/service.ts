import { randomUUID } from 'node:crypto';
import { badInput, conflict, notFound } from '../../../errors.ts';
import { platformName } from '../../../platforms/names.ts';
import type { Viewer } from '../../accounts/model.ts';
import { MAX_SCHEDULES } from '../constants.ts';
import type { AccountReportsDeps } from '../deps.ts';
import { findUnsubscribed } from '../mail-store.ts';
import type { Schedule, ScheduleDays } from '../model.ts';
import { readId, readRecipients, readTime, readTitle } from '../validate.ts';
import { readView, refuseFixedDays, type ViewInput } from '../view/read-view.ts';
import { latestDue, nextDue } from './due.ts';
import { deleteSchedule, findTimeZone, listSchedules, saveSchedule, setPaused } from './store.ts';

export interface ScheduleInput {
  title: string;
  days: ScheduleDays;
  platform?: string | null | undefined;
  topicId?: string | null | undefined;
  weekday?: number | null | undefined;
  monthDay?: number | null | undefined;
  hour: number;
  recipients: readonly string[];
}

/** A view that is mailed every week. */
export interface ViewScheduleInput {
  /** The screen's name where left out. */
  title?: string | null | undefined;
  view: ViewInput;
  weekday: number;
  hour: number;
  recipients: readonly string[];
}

/** The schedules of the viewer's own account. */
export function createSchedules(deps: AccountReportsDeps) {
  const { db, accounts, visibility, clock } = deps;

  async function list({ userId }: Viewer): Promise<Schedule[]> {
    const schedules = await listSchedules(db, userId);
    const addresses = [...new Set(schedules.flatMap(({ recipients }) => recipients))];
    const unsubscribed = await findUnsubscribed(db, userId, addresses);
    return schedules.map(({ recipients, lastDue: _, period, platform, ...schedule }) => ({
      ...schedule,
      days: period,
      platform: platform === null ? null : { key: platform, name: platformName(platform) },
      recipients: recipients.map((address) => ({ address, unsubscribed: unsubscribed.has(address) })),
      nextDay: schedule.paused ? null : nextDue(schedule, schedule.timeZone, clock()),
    }));
  }

  /** Stores a schedule that is due on later days. @throws NOT_FOUND; CONFLICT beyond the limit */
  async function store(
    { userId, personId }: Viewer,
    id: string | null,
    schedule: Omit<Parameters<typeof saveSchedule>[1], 'userId' | 'id' | 'lastDue'>,
  ): Promise<void> {
    const known = id === null ? randomUUID() : readId(id);
    if (known === null) throw badInput('id', 'id must be the id of a schedule (UUID).');
    await db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      const schedules = await listSchedules(tx, userId);
      if (id === null && schedules.length >= MAX_SCHEDULES) {
        throw conflict(`An account can have at most ${MAX_SCHEDULES} schedules. Delete one first.`);
      }
      const now = clock();
      const lastDue = latestDue(schedule, await findTimeZone(tx, userId), now);
      const saved = await saveSchedule(
        tx,
        { ...schedule, userId, id: known, lastDue },
        { isNew: id === null, personId, now: now.toISOString() },
      );
      if (!saved) throw notFound('There is no schedule with this id.', 'id');
    });
  }

  return {
    list,

    /** @throws BAD_USER_INPUT naming the field; NOT_FOUND; CONFLICT beyond the limit */
    async save(viewer: Viewer, id: string | null, input: ScheduleInput): Promise<Schedule[]> {
      const time = readTime(input);
      const { topicId = null, platform = null } = input;
      const title = readTitle(input.title);
      const recipients = readRecipients(input.recipients, 1);
      // Checks the platform's form.
      const { topics } = await visibility.metrics(viewer, null, { platform });
      if (topicId !== null && !topics.topics.some((topic) => topic.id === topicId)) {
        throw notFound('There is no topic with this id.', 'topicId');
      }
      // A schedule's view stays what it was.
      await store(viewer, id, {
        ...{ title, period: input.days, platform, topicId, view: null, recipients },
        ...time,
      });
      return list(viewer);
    },

    /** Mails a view every week. @throws BAD_USER_INPUT naming the field; NOT_FOUND; CONFLICT beyond the limit */
    async addView(viewer: Viewer, { view: input, ...given }: ViewScheduleInput): Promise<Schedule[]> {
      const time = readTime(given);
      const recipients = readRecipients(given.recipients, 1);
      const view = await readView(deps, viewer, input);
      refuseFixedDays(view);
      const title = readTitle(given.title?.trim() ? given.title : SCREENS[view.screen]);
      await store(viewer, null, {
        ...{ title, period: 'last_7_days', platform: view.platform, topicId: null, view, recipients },
        ...time,
      });
      return list(viewer);
    },

    /**
     * Pauses a schedule, or makes it due again on later days.
     * @throws NOT_FOUND
     */
    async pause(viewer: Viewer, id: string, paused: boolean): Promise<Schedule[]> {
      const { userId } = viewer;
      const known = readId(id);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const schedule = (await listSchedules(tx, userId)).find((listed) => listed.id === known);
        if (!schedule) throw notFound('There is no schedule with this id.', 'id');
        if (schedule.paused === paused) return;
        const lastDue = latestDue(schedule, schedule.timeZone, clock());
        await setPaused(tx, schedule, { paused, lastDue });
      });
      return list(viewer);
    },

    async remove(viewer: Viewer, id: string): Promise<Schedule[]> {
      const known = readId(id);
      if (known !== null) await deleteSchedule(db, viewer.userId, known);
      return list(viewer);
    },
  };
}

const SCREENS: Readonly<Record<ViewInput['screen'], string>> = {
  overview: 'Dashboard',
  topic: 'Topic',
  'head-to-head': 'Head to head',
  'what-changed': 'What changed',
  prompt: 'Prompt',
};
