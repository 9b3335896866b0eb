import type { alert, alertDelivery, alertRule } from '../../db/schema/alert.ts';
import type * as Schema from '../../graphql/resolvers.generated.ts';
import type { Plain } from '../../lib/plain.ts';
import type { SaveConflict } from '../../lib/version.ts';
import type { FieldError } from '../brands/model.ts';
import type { Topic } from '../topics/model.ts';
import type { AlertTimeLine } from './chart/time-line.ts';
import type { AlertEvidence } from './page/model.ts';
import type { StoredRecipient } from './recipients/store.ts';

export type StoredRule = Omit<typeof alertRule.$inferSelect, 'userId' | 'createdAt'>;
export type AlertKind = StoredRule['kind'];
/** What an evaluation may be confined to. */
export type About = 'visits' | 'experiments';
const KINDS_ABOUT: Record<About, readonly AlertKind[]> = {
  visits: ['bot_refused', 'cited_page_error'],
  experiments: ['experiment_ended'],
};
export const isAbout = (about: About, kind: AlertKind) => KINDS_ABOUT[about].includes(kind);
/** Kinds of one competitor, or of any. */
export const OF_COMPETITORS: readonly AlertKind[] = [
  'competitor_overtakes',
  'competitor_overtaken',
  'competitor_rise',
  'competitor_drop',
];
/** Kinds that one prompt may be watched for. */
export const OF_PROMPTS: readonly AlertKind[] = ['visibility_drop', 'visibility_rise'];
/** Kinds that one platform may be watched for. */
export const OF_PLATFORMS: readonly AlertKind[] = [
  ...OF_PROMPTS,
  ...OF_COMPETITORS,
  'sentiment_drop',
  'sentiment_rise',
  'prompts_lost',
  'prompts_won',
];
/** Kinds that concern the whole account. */
export const WITHOUT_TOPIC: readonly AlertKind[] = [
  'failed_run',
  ...KINDS_ABOUT.visits,
  ...KINDS_ABOUT.experiments,
];
export type Channel = (typeof alertDelivery.$inferSelect)['channel'];

export function channelsOf({ byEmail, byWebhook }: Pick<StoredRule, 'byEmail' | 'byWebhook'>): Channel[] {
  return [...(byEmail ? (['email'] as const) : []), ...(byWebhook ? (['webhook'] as const) : [])];
}

/** A rule as its owner sees it. */
export type AlertRule = Omit<Plain<Schema.AlertRule>, 'topic'> & { topic: Topic | null };

/** A prompt or competitor that a rule is about. */
export interface RuleSubject {
  id: string;
  name: string;
}

export interface NewRule {
  kind: AlertKind;
  topicId?: string | null | undefined;
  promptId?: string | null | undefined;
  platform?: string | null | undefined;
  competitorId?: string | null | undefined;
  channels: readonly Channel[];
}

export type Delivery = Omit<typeof alertDelivery.$inferSelect, 'userId' | 'alertId'>;
export type StoredAlert = Omit<typeof alert.$inferSelect, 'userId'>;

export interface Alert extends Omit<StoredAlert, 'kind'> {
  kind: AlertKind;
  deliveries: Delivery[];
}

/** One alert with what it was raised on and, unless it was removed, its rule. */
export interface AlertPage {
  alert: Alert;
  evidence: AlertEvidence;
  readTimeLine: () => Promise<AlertTimeLine | null>;
  rule: AlertRule | null;
  /** Some of the account's answers are simulated. */
  simulated: boolean;
}

export type AlertSettings = Omit<Plain<Schema.AlertSettings>, 'rules' | 'recipients'> & {
  rules: AlertRule[];
  recipients: StoredRecipient[];
};

export type SaveResult = { ok: true } | { ok: false; errors: FieldError[]; conflict?: SaveConflict };

export type TestResult = Plain<Schema.TestAlertPayload>;

/** The result of a rule; a new finding becomes an alert. */
export interface Finding {
  /** Identifies the finding, so that it is not reported twice. */
  subject: string;
  /** YYYY-MM-DD. */
  day: string;
  /** The finding lasts for days; it is reported again after it has ended or `REPEAT_DAYS` have passed. */
  lasting: boolean;
  title: string;
  summary: string;
  /** The figures, for programs. */
  details: Record<string, unknown>;
}
