import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { conflict, notFound } from '../../errors.ts';
import { findConflict, toConflictResult, versionOf } from '../../lib/version.ts';
import { platformName } from '../../platforms/names.ts';
import type { Viewer } from '../accounts/model.ts';
import { ownerViewer } from '../accounts/owner-viewer.ts';
import type { Topic } from '../topics/model.ts';
import { findAlert, findLatestAlerts } from './alert-store.ts';
import { readTimeLine } from './chart/time-line.ts';
import type { QuietHours } from './delivery/quiet.ts';
import { sendTest } from './delivery/test-message.ts';
import { newSecret } from './delivery/webhook.ts';
import type { AlertsDeps } from './deps.ts';
import { latestDigest } from './digest/due.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { alertJobs } from './jobs.ts';
import {
  type About,
  type Alert,
  type AlertPage,
  type AlertRule,
  type AlertSettings,
  type Channel,
  channelsOf,
  isAbout,
  type NewRule,
  type RuleSubject,
  type SaveResult,
  type StoredRule,
  type TestResult,
  WITHOUT_TOPIC,
} from './model.ts';
import { evidenceOf } from './page/evidence.ts';
import { EVALUATE } from './queues.ts';
import { createRecipients } from './recipients/service.ts';
import { listRecipients, type StoredRecipient } from './recipients/store.ts';
import {
  type Addresses,
  deleteRule,
  findAddresses,
  findPrompts,
  insertRule,
  listRules,
  saveSetting,
} from './store.ts';
import { aboutOf, parseWebhookUrl, quietErrors, ruleErrors } from './validate.ts';

const MAX_ALERTS = 50;

const uuid = z.uuid();

export type AlertsService = ReturnType<typeof createAlertsService>;

/** Alert rules, alerts and their channels, of the viewer's own account. Only the mail for a failed run is on by default. */
export function createAlertsService(deps: AlertsDeps) {
  const { db, brands, topics, clock, config } = deps;

  async function addressesOf({ userId }: Viewer, tx = db): Promise<Addresses> {
    const found = await findAddresses(tx, userId);
    if (!found) throw notFound('There is no such account.');
    return found;
  }

  async function settings(viewer: Viewer): Promise<AlertSettings> {
    const addresses = await addressesOf(viewer);
    const rules = await listRules(db, viewer.userId);
    const list = await topics.listFor(viewer, viewer.userId);
    const { competitors } = await brands.trackedFor(viewer, viewer.userId);
    const promptIds = rules.flatMap(({ promptId }) => promptId ?? []);
    const prompts = await findPrompts(db, viewer.userId, promptIds);
    const { webhookUrl, webhookSecret, email, timeZone, quiet } = addresses;
    const mayWrite =
      viewer.accountRole !== 'viewer' && (viewer.via === 'session' || viewer.via.scope === 'write');
    return {
      id: viewer.userId,
      rules: rules.map((rule) => toAlertRule(rule, { topics: list.topics, prompts, competitors })),
      webhook:
        webhookUrl === null
          ? null
          : { url: mayWrite ? webhookUrl : siteOf(webhookUrl), secret: mayWrite ? webhookSecret : null },
      webhookVersion: versionOf(webhookUrl),
      weeklyDigest: addresses.weeklyDigest,
      digestByWebhook: addresses.digestByWebhook,
      digestProblem: addresses.digestProblem,
      email,
      timeZone,
      recipients: (await listRecipients(db, viewer.userId)).filter((recipient) =>
        isShown(recipient, viewer.userId),
      ),
      quietHours: quiet,
    };
  }

  return {
    settings,

    /** The latest alerts, newest first. */
    latest: ({ userId }: Viewer): Promise<Alert[]> => findLatestAlerts(db, userId, MAX_ALERTS),

    /** @returns null when the account has no alert with this id */
    async one(viewer: Viewer, id: string): Promise<AlertPage | null> {
      const alert = uuid.safeParse(id).success ? await findAlert(db, viewer.userId, id) : null;
      if (!alert) return null;
      const { brand } = await brands.trackedFor(viewer, viewer.userId);
      const { rules } = await settings(viewer);
      const { simulated } = await addressesOf(viewer);
      const evidence = evidenceOf(alert, brand);
      return {
        alert,
        evidence,
        readTimeLine: () => readTimeLine(deps, viewer, evidence),
        rule: rules.find((rule) => rule.id === alert.ruleId) ?? null,
        simulated,
      };
    },

    async addRule(viewer: Viewer, rule: NewRule): Promise<SaveResult> {
      const { topics: listed } = await topics.list(viewer.userId);
      const about = aboutOf(rule);
      const { competitors } = await brands.tracked(viewer.userId);
      const metrics = await deps.visibility.metrics(ownerViewer(deps.accounts, viewer.userId), null);
      const platforms = (await metrics.platforms()).map(({ key }) => key);
      return db.transaction(async (tx) => {
        await deps.accounts.lock(tx, viewer.userId);
        const rules = await listRules(tx, viewer.userId);
        const addresses = await findAddresses(tx, viewer.userId);
        if (!addresses) throw notFound('There is no such account.');
        const isId = about.promptId !== null && z.guid().safeParse(about.promptId).success;
        const prompts = isId ? await findPrompts(tx, viewer.userId, [about.promptId ?? '']) : [];
        const known = { rules, topics: listed, prompts, competitors, platforms, addresses };
        const errors = ruleErrors(rule, known);
        if (errors.length > 0) return { ok: false, errors };
        await insertRule(tx, viewer.userId, {
          id: randomUUID(),
          kind: rule.kind,
          ...about,
          byEmail: rule.channels.includes('email'),
          byWebhook: rule.channels.includes('webhook'),
        });
        return { ok: true };
      });
    },

    /** The rule's alerts stay. Removing a rule that does not exist changes nothing. */
    async removeRule({ userId }: Viewer, id: string): Promise<void> {
      if (uuid.safeParse(id).success) await deleteRule(db, userId, id);
    },

    /**
     * Sets the webhook's URL, null for none; the first URL creates the secret.
     * @param readAt version that the URL was read at; without one it is overwritten
     */
    async saveWebhook(viewer: Viewer, url: string | null, readAt?: string | null): Promise<SaveResult> {
      const parsed = url === null ? null : parseWebhookUrl(url, config.webhookPrivate);
      if (parsed && !parsed.ok) return parsed;
      return db.transaction(async (tx) => {
        await deps.accounts.lock(tx, viewer.userId);
        const { webhookUrl, webhookSecret } = await addressesOf(viewer, tx);
        const conflict = findConflict(readAt, versionOf(webhookUrl));
        if (conflict) return { ok: false, ...toConflictResult(conflict) };
        await saveSetting(
          tx,
          viewer.userId,
          parsed
            ? { webhookUrl: parsed.url, webhookSecret: webhookSecret ?? newSecret() }
            : { webhookUrl: null, webhookSecret: null, digestByWebhook: false, digestProblem: null },
        );
        return { ok: true };
      });
    },

    /** Replaces the secret. @throws CONFLICT without a webhook */
    async rotateSecret(viewer: Viewer): Promise<void> {
      const { webhookUrl } = await addressesOf(viewer);
      if (webhookUrl === null) throw conflict('Set a webhook address first.');
      await saveSetting(db, viewer.userId, { webhookSecret: newSecret() });
    },

    /** The first digest is sent on the Monday after it was switched on. @throws CONFLICT for a webhook that is not set */
    async setWeeklyDigest(viewer: Viewer, channel: Channel, on: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        await deps.accounts.lock(tx, viewer.userId);
        const { timeZone, webhookUrl, weeklyDigest, digestByWebhook } = await addressesOf(viewer, tx);
        const isFirst = on && !weeklyDigest && !digestByWebhook;
        if (on && channel === 'webhook' && webhookUrl === null)
          throw conflict('Set a webhook address first.');
        await saveSetting(tx, viewer.userId, {
          ...(channel === 'email' ? { weeklyDigest: on } : { digestByWebhook: on, digestProblem: null }),
          ...(isFirst ? { lastDigest: latestDigest(clock(), timeZone).monday } : {}),
        });
      });
    },

    /** Sets the quiet hours; null for none. */
    async setQuietHours({ userId }: Viewer, quiet: QuietHours | null): Promise<SaveResult> {
      const errors = quiet ? quietErrors(quiet) : [];
      if (errors.length > 0) return { ok: false, errors };
      await saveSetting(db, userId, {
        ...{ quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null },
        quietWeekends: quiet?.weekends ?? false,
      });
      return { ok: true };
    },

    recipients: createRecipients(deps),

    /** Sends a test message at once. @throws RATE_LIMITED */
    sendTest: async (viewer: Viewer, channel: Channel): Promise<TestResult> =>
      sendTest(deps, viewer.userId, channel, await addressesOf(viewer)),

    /** Evaluates the account's rules at once. */
    evaluateNow: (userId: string): Promise<void> => evaluate(deps, { userId, runId: null }),

    /** Evaluates the account's rules after `ALERT_DELAY_SECONDS`; further calls until then have no effect. */
    async evaluateSoon(userId: string): Promise<void> {
      const rules = await listRules(db, userId);
      // A failed run is found when the run ends.
      if (rules.every(({ kind }) => WITHOUT_TOPIC.includes(kind))) return;
      await deps.jobs.send(
        EVALUATE,
        { userId, runId: null },
        { singletonKey: userId, startAfter: new Date(clock().getTime() + config.alertDelayMs) },
      );
    },

    /** Evaluates the account's rules on visits or experiments after `ALERT_DELAY_SECONDS`; further calls until then have no effect. */
    async evaluateSoonAbout(about: About, userId: string): Promise<void> {
      const rules = await listRules(db, userId);
      if (!rules.some(({ kind }) => isAbout(about, kind))) return;
      await deps.jobs.send(
        EVALUATE,
        { userId, runId: null, about },
        { singletonKey: `${about} ${userId}`, startAfter: new Date(clock().getTime() + config.alertDelayMs) },
      );
    },

    jobs: alertJobs(deps),
  };
}

/** The account's own address is shown beside the digest, and here once it unsubscribed. */
const isShown = ({ personId, unsubscribed }: StoredRecipient, userId: string) =>
  personId !== userId || unsubscribed;

interface Known {
  topics: readonly Topic[];
  prompts: readonly RuleSubject[];
  competitors: readonly RuleSubject[];
}

function toAlertRule(rule: StoredRule, { topics, prompts, competitors }: Known): AlertRule {
  const topic = topics.find(({ id }) => id === rule.topicId) ?? null;
  const prompt = prompts.find(({ id }) => id === rule.promptId) ?? null;
  const company = competitors.find(({ id }) => id === rule.companyId) ?? null;
  const isPromptGone = rule.promptId !== null && prompt === null;
  const isCompetitorGone = rule.companyId !== null && company === null;
  return {
    id: rule.id,
    kind: rule.kind,
    topic,
    topicGone: rule.topicId !== null && topic === null,
    prompt: prompt && { id: prompt.id, question: prompt.name },
    platform: rule.platform === null ? null : { key: rule.platform, name: platformName(rule.platform) },
    competitor: company && { id: company.id, name: company.name, isBrand: false },
    subjectGone: (rule.topicId !== null && topic === null) || isPromptGone || isCompetitorGone,
    channels: channelsOf(rule),
  };
}

/** Whoever has the whole address of a chat's webhook can post there. */
const siteOf = (webhookUrl: string) => `${new URL(webhookUrl).origin}/…`;
