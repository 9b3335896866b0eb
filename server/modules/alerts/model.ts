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
  /** Null: the whole account, unless the topic is gone. */
  topic: Topic | null;
  /** It was for a topic that is archived now; nothing is looked for. */
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
  /** Null for whoever may only read. */
  secret: string | null;
}

export type Delivery = Omit<typeof alertDelivery.$inferSelect, 'userId' | 'alertId'>;
export type StoredAlert = Omit<typeof alert.$inferSelect, 'userId'>;

/** An alert with what became of its sendings. */
export interface Alert extends Omit<StoredAlert, 'ruleId' | 'kind'> {
  kind: AlertKind;
  deliveries: Delivery[];
}

export interface AlertSettings {
  /** The account's. */
  id: string;
  rules: AlertRule[];
  webhook: Webhook | null;
  weeklyDigest: boolean;
  /** Where mails go; null when none is known. */
  email: string | null;
  /** IANA name. */
  timeZone: string;
}

export type Saved = { ok: true } | { ok: false; errors: FieldError[] };

/** What a test sending came to; `problem` says why it did not arrive. */
export interface TestResult {
  sent: boolean;
  problem: string | null;
}

/** Something a rule found. */
export interface Finding {
  /** What it was found of, so that the same is not told twice. */
  subject: string;
  /** YYYY-MM-DD. */
  day: string;
  /** It goes on for days; told once, until it ended or REPEAT_DAYS have passed. */
  lasting: boolean;
  title: string;
  summary: string;
  /** The figures, for machines. */
  details: Record<string, unknown>;
}
