import { badInput } from '../../../errors.ts';
import { findConflict, type SaveConflict, toConflictResult, versionOf } from '../../../lib/version.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../../accounts/model.ts';
import { requirePerson } from '../../accounts/require-person.ts';
import type { FieldError } from '../../brands/model.ts';
import type { OutreachDeps } from '../deps.ts';
import type { OutreachSettings, ServerSettings, ServerView, SettingsState, SettingsView } from './model.ts';
import { encryptPassword } from './passwords.ts';
import { findSettings, saveSettings, saveTrial } from './store.ts';
import { type TrialStep, trySettings } from './trial.ts';
import { readSettings, type SettingsInput } from './validate.ts';

const TRIALS = { count: 10, seconds: 3600 };

/** Changes with everything that a trial tests. */
export const testedHashOf = ({ fromAddress, smtp, imap }: OutreachSettings) =>
  versionOf({ fromAddress, smtp, imap });

/** The mail account of an account. Passwords are stored encrypted and never returned. */
export function createSettings(deps: OutreachDeps) {
  const { db, accounts, actionCenter, clock, rateLimiter, secrets, config } = deps;

  const viewOf = (userId: string, settings: OutreachSettings & SettingsState): SettingsView => {
    const { testedHash, uidValidity: _v, lastUid: _u, ...rest } = settings;
    const isTested = testedHash === testedHashOf(settings);
    return {
      ...rest,
      id: userId,
      testedAt: isTested ? settings.testedAt : null,
      smtp: toView(settings.smtp),
      imap: toView(settings.imap),
      version: versionIn(settings),
    };
  };

  return {
    viewOf,

    async save(
      viewer: Viewer,
      { version, ...input }: SettingsInput,
    ): Promise<{ errors: FieldError[]; conflict?: SaveConflict }> {
      requirePerson(viewer, 'change the mail account');
      const { userId } = await actionCenter.readable(viewer, null);
      return db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const stored = await findSettings(tx, userId);
        const conflict = findConflict(version, versionIn(stored));
        if (conflict) return toConflictResult(conflict);
        const read = readSettings(input, stored, config.outreach, (password, kind) =>
          encryptPassword(secrets, userId, kind, password),
        );
        if ('errors' in read) return read;
        const { imap } = read.settings;
        const isOtherMailbox = imap.host !== stored.imap.host || imap.user !== stored.imap.user;
        await saveSettings(tx, userId, read.settings, isOtherMailbox);
        return { errors: [] };
      });
    },

    /** Signs in to both servers and sends a mail to the sender's own address. @throws BAD_USER_INPUT, RATE_LIMITED */
    async test(viewer: Viewer): Promise<TrialStep[]> {
      requirePerson(viewer, 'try the mail account');
      const { userId } = await actionCenter.readable(viewer, null);
      const settings = await findSettings(db, userId);
      if (!settings.smtp.host || !settings.fromAddress) {
        throw badInput('settings', 'Enter the sender’s address and the mail server first.');
      }
      await enforceLimit(
        rateLimiter,
        `outreach-trial:${userId}`,
        TRIALS,
        'Settings can be tried 10 times an hour.',
      );
      const steps = await trySettings(deps, userId, settings);
      if (steps.every(({ ok }) => ok)) await saveTrial(db, userId, testedHashOf(settings), clock());
      return steps;
    },
  };
}

const versionIn = ({
  testedHash: _h,
  testedAt: _t,
  uidValidity: _v,
  lastUid: _u,
  polledAt: _p,
  pollProblem: _pp,
  ...settings
}: OutreachSettings & SettingsState) => versionOf(settings);

const toView = ({ secret, security, ...server }: ServerSettings): ServerView => ({
  ...server,
  security: security.toUpperCase() as ServerView['security'],
  hasPassword: secret !== null,
});
