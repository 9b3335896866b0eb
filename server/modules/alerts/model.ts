import type { alert, alertDelivery, alertRule } from '../../db/schema/alert.ts';
import type { FieldError } from '../brands/model.ts';
import type { Topic } from '../topics/model.ts';

/** A rule as stored. */
export type StoredRule = Omit<typeof alertRule.$inferSelect, 'userId' | 'createdAt'>;
export type AlertKind = StoredRule['kind'];
export type Channel = (typeof alertDelivery.$inferSelect)['channel'];

/** A rule as its owner sees it. */
export interface AlertRule {
  id: string;
  kind: AlertKind;
  /** Null for the whole account, or where `topicGone`. */
  topic: Topic | null;
  /** Its topic is archived now; the rule finds nothing. */
  topicGone: boolean;
  channels: Channel[];
}

export interface NewRule {
  kind: AlertKind;
  topicId?: string | null | undefined;
  channels: readonly Channel[];
}

/** Where alerts go. */
export interface Webhook {
  url: string;
  /** Null for a viewer who may only read. */
  secret: string | null;
}

export type Delivery = Omit<typeof alertDelivery.$inferSelect, 'userId' | 'alertId'>;
export type StoredAlert = Omit<typeof alert.$inferSelect, 'userId'>;

/** An alert with its deliveries. */
export interface Alert extends Omit<StoredAlert, 'ruleId' | 'kind'> {
  kind: AlertKind;
  deliveries: Delivery[];
}

export interface AlertSettings {
  /** The account's id. */
  id: string;
  rules: AlertRule[];
  webhook: Webhook | null;
  weeklyDigest: boolean;
  /** Where mails go; null without an address. */
  email: string | null;
  /** IANA name. */
  timeZone: string;
}

export type SaveResult = { ok: true } | { ok: false; errors: FieldError[] };

/** The outcome of a test; `problem` says why it did not arrive. */
export interface TestResult {
  sent: boolean;
  problem: string | null;
}

/** What a rule found; new findings become alerts. */
export interface Finding {
  /** Identifies what it was found for, so that it is not reported twice. */
  subject: string;
  /** YYYY-MM-DD. */
  day: string;
  /** It lasts for days; reported once, until it has ended or `REPEAT_DAYS` have passed. */
  lasting: boolean;
  title: string;
  summary: string;
  /** The figures, for machines. */
  details: Record<string, unknown>;
}
