import type { PageKind } from '../../page-analysis/types.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { CitingPrompt } from '../pages/version-store.ts';

export type TargetState =
  | 'found'
  | 'drafted'
  | 'sent'
  | 'bounced'
  | 'replied'
  | 'declined'
  | 'page-changed'
  | 'cited';

export type MailState =
  | 'draft'
  | 'approved'
  | 'queued'
  | 'sending'
  | 'uncertain'
  | 'sent'
  | 'bounced'
  | 'replied'
  | 'declined';

export type ContactKind = 'json-ld' | 'author-link' | 'byline' | 'mailto' | 'contact-page' | 'imported';
export type ContactsStatus = 'none' | 'waiting' | 'read' | 'failed';
export type SuppressionReason = 'person' | 'imported' | 'unsubscribed' | 'bounced' | 'declined';

export type EventKind =
  | 'target-added'
  | 'target-imported'
  | 'contacts-read'
  | 'contacts-failed'
  | 'drafted'
  | 'approved'
  | 'approval-removed'
  | 'queued'
  | 'sent'
  | 'not-sent'
  | 'uncertain'
  | 'resolved'
  | 'bounced'
  | 'replied'
  | 'auto-reply'
  | 'declined'
  | 'unsubscribed'
  | 'page-changed'
  | 'cited';

/** A way to reach the people behind a page, as it is published. */
export interface Contact {
  id: string;
  targetId: string;
  name: string;
  address: string | null;
  kind: ContactKind;
  publishedUrl: string;
  publishedText: string;
}

export interface ListedContact extends Contact {
  /** It was written to before, or is on the do-not-contact list. */
  blocked: boolean;
}

/** A statement of a draft and where it is from. */
export interface DraftFact {
  text: string;
  source: string;
}

export interface OutreachMail {
  id: string;
  targetId: string;
  contactId: string | null;
  toName: string;
  toAddress: string;
  subject: string;
  body: string;
  facts: DraftFact[];
  state: MailState;
  token: string;
  messageId: string | null;
  approvedHash: string | null;
  approvedBy: string | null;
  /** ISO 8601. */
  approvedAt: string | null;
  sendingAt: string | null;
  sentAt: string | null;
  problem: string | null;
  excerpt: string | null;
  simulated: boolean;
}

export interface ListedMail extends OutreachMail {
  text: string;
  hash: string;
}

export interface TargetEvent {
  id: string;
  targetId: string;
  at: string;
  kind: EventKind;
  detail: string;
  by: string | null;
}

/** A stored target with its figures. */
export interface Target {
  id: string;
  url: string;
  domain: string;
  title: string;
  state: TargetState;
  imported: boolean;
  simulated: boolean;
  createdAt: string;
  contactsStatus: ContactsStatus;
  contactsProblem: string | null;
  contactsAt: string | null;
  namedBefore: boolean | null;
  pageChangedAt: string | null;
  citedOn: string | null;
  readAt: string | null;
  answers: number;
  visibleAnswers: number;
  missedAnswers: number;
  /** Day of the first mail that was sent. */
  firstSentOn: string | null;
}

/** A target as the API returns it. */
export interface ListedTarget
  extends Omit<Target, 'answers' | 'visibleAnswers' | 'missedAnswers' | 'namedBefore' | 'firstSentOn'> {
  contacts: ListedContact[];
  mails: ListedMail[];
  events: TargetEvent[];
  visible: Rate;
  missed: Rate;
  namesBrand: boolean | null;
  since: Rate | null;
}

/** A page of others that is cited in answers which miss the brand. */
export interface SourcePage {
  id: string;
  url: string;
  domain: string;
  title: string;
  kind: PageKind | null;
  readAt: string | null;
  visible: Rate;
  missed: Rate;
  prompts: CitingPrompt[];
  instead: { name: string; answers: number }[];
  state: TargetState | null;
  blocked: boolean;
}

export interface Suppression {
  value: string;
  reason: SuppressionReason;
  createdAt: string;
}

export interface StateCount {
  state: TargetState;
  targets: number;
}

/** The answers that cite a page belong to few prompts, so its shares have no interval. */
export const OF_A_PAGE = { basis: 'MIXED_PROMPTS', spread: null } as const;
export const MAX_SUBJECT = 200;
export const MAX_BODY = 10_000;
export const MAX_PER_DAY = 30;
