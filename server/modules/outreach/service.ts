import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../accounts/model.ts';
import { readTargetContacts } from './contacts/read-target-contacts.ts';
import type { OutreachDeps } from './deps.ts';
import { createDrafts } from './drafts/service.ts';
import { outreachExports } from './export.ts';
import { outreachJobs } from './jobs.ts';
import { countSentOn, countWaiting } from './mail-store.ts';
import type { StateCount } from './model.ts';
import { MEASURE, READ_INBOX } from './queues.ts';
import { dayIn } from './sending/account-day.ts';
import { createSending } from './sending/service.ts';
import type { SettingsView } from './settings/model.ts';
import { createSettings, testedHashOf } from './settings/service.ts';
import { findSettings } from './settings/store.ts';
import { siteUrlOf } from './site-url.ts';
import { createSuppressions } from './suppressions/service.ts';
import { createTargets } from './targets/service.ts';
import { countStates } from './targets/store.ts';
import { unsubscribe } from './unsubscribe/unsubscribe.ts';

/** What can be sent, and what is missing for it. */
export interface OutreachOverview {
  id: string;
  settings: SettingsView;
  counts: StateCount[];
  sentToday: number;
  waiting: number;
  missing: string[];
  simulated: boolean;
}

export type OutreachService = ReturnType<typeof createOutreachService>;

const CHECKS = { count: 20, seconds: 3600 };
/** A visitor's clicks on links to unsubscribe. */
const UNSUBSCRIBES = { count: 60, seconds: 3600 };

/**
 * Getting into pages that answers cite: targets, contacts, mails and what became of them. Methods throw FORBIDDEN for another's
 * account and for one without the Action Center.
 */
export function createOutreachService(deps: OutreachDeps) {
  const { db, actionCenter, clock, config, rateLimiter } = deps;
  const settings = createSettings(deps);
  const targets = createTargets(deps);
  const drafts = createDrafts(deps, targets);

  /** One sentence for each thing that is missing before anything can be sent. */
  function listMissing(userId: string, stored: Awaited<ReturnType<typeof findSettings>>): string[] {
    if (deps.isDemoAccount(userId)) return [];
    const isPublic = siteUrlOf(config).startsWith('https:') || config.outreach.allowPrivate;
    return [
      ...(stored.fromAddress && stored.smtp.host ? [] : ['Enter the mail account that mails are sent from.']),
      ...(stored.fromName && stored.postalAddress
        ? []
        : ['Enter your name and postal address, which stand at the end of each mail.']),
      ...(stored.testedHash === testedHashOf(stored) ? [] : ['Try the mail account once.']),
      ...(isPublic
        ? []
        : [
            'The operator must set SITE_URL to an https:// address that recipients can reach to unsubscribe.',
          ]),
    ];
  }

  async function overview(userId: string): Promise<OutreachOverview> {
    const stored = await findSettings(db, userId);
    const [counts, sentToday, waiting] = await Promise.all([
      countStates(db, userId),
      countSentOn(db, userId, dayIn(stored.timeZone, clock())),
      countWaiting(db, userId),
    ]);
    const simulated = deps.isDemoAccount(userId);
    return {
      id: userId,
      settings: settings.viewOf(userId, stored),
      counts,
      sentToday,
      waiting,
      missing: listMissing(userId, stored),
      simulated,
    };
  }

  return {
    settings,
    targets,
    drafts,
    sending: createSending(deps, drafts, async (userId) =>
      listMissing(userId, await findSettings(db, userId)),
    ),
    suppressions: createSuppressions(deps),
    exports: outreachExports(deps),
    jobs: outreachJobs(deps),

    async overview(viewer: Viewer, userId: string | null | undefined): Promise<OutreachOverview> {
      return overview((await actionCenter.readable(viewer, userId)).userId);
    },

    /** Reads new replies and bounces in a job that starts now. @throws RATE_LIMITED */
    async checkReplies(viewer: Viewer): Promise<OutreachOverview> {
      const { userId } = await actionCenter.readable(viewer, null);
      await enforceLimit(
        rateLimiter,
        `outreach-check:${userId}`,
        CHECKS,
        'Replies can be read 20 times an hour.',
      );
      await deps.jobs.send(READ_INBOX, { userId }, { singletonKey: userId });
      await deps.jobs.send(MEASURE, { userId }, { singletonKey: userId });
      return overview(userId);
    },

    /** Reads what a target publishes at once; for demo accounts. */
    readContacts: (userId: string, targetId: string) =>
      readTargetContacts(deps, { userId, targetId }, AbortSignal.timeout(60_000)),

    /** Of a link in a mail; the visitor learns nothing of whether it exists. @throws RATE_LIMITED */
    async unsubscribe(ip: string, token: string): Promise<void> {
      const rule = 'At most 60 requests an hour.';
      await enforceLimit(rateLimiter, `outreach-unsubscribe:${ip}`, UNSUBSCRIBES, rule);
      await unsubscribe(deps, token);
    },
  };
}
