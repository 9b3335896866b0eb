import type {
  OutreachContactKind,
  OutreachEventKind,
  OutreachMailState,
  OutreachTargetState,
} from '../../../schema.generated.ts';

type Palette = 'gray' | 'accent' | 'green' | 'amber' | 'red';

export const TARGET_STATES: Record<OutreachTargetState, { label: string; palette: Palette }> = {
  FOUND: { label: 'Found', palette: 'gray' },
  DRAFTED: { label: 'Drafted', palette: 'accent' },
  SENT: { label: 'Sent', palette: 'accent' },
  BOUNCED: { label: 'Bounced', palette: 'red' },
  REPLIED: { label: 'Replied', palette: 'green' },
  DECLINED: { label: 'Declined', palette: 'amber' },
  PAGE_CHANGED: { label: 'Page changed', palette: 'green' },
  CITED: { label: 'Cited with your brand', palette: 'green' },
};

export const MAIL_STATES: Record<OutreachMailState, string> = {
  DRAFT: 'Draft',
  APPROVED: 'Approved, not sent',
  QUEUED: 'Waiting to be sent',
  SENDING: 'Being sent',
  UNCERTAIN: 'May have been sent',
  SENT: 'Sent',
  BOUNCED: 'Bounced',
  REPLIED: 'Replied',
  DECLINED: 'Declined',
};

export const CONTACT_KINDS: Record<OutreachContactKind, string> = {
  JSON_LD: 'in the page’s data',
  AUTHOR_LINK: 'linked as author',
  BYLINE: 'byline',
  MAILTO: 'mail link',
  CONTACT_PAGE: 'contact form',
  IMPORTED: 'imported',
};

export const EVENT_KINDS: Record<OutreachEventKind, string> = {
  TARGET_ADDED: 'Chosen as a target',
  TARGET_IMPORTED: 'Imported',
  CONTACTS_READ: 'Contacts read',
  CONTACTS_FAILED: 'Contacts could not be read',
  DRAFTED: 'Drafted',
  APPROVED: 'Approved',
  APPROVAL_REMOVED: 'Approval removed',
  QUEUED: 'Sending asked for',
  SENT: 'Sent',
  NOT_SENT: 'Not sent',
  UNCERTAIN: 'May have been sent',
  RESOLVED: 'Decided',
  BOUNCED: 'Bounced',
  REPLIED: 'Replied',
  AUTO_REPLY: 'Automatic reply',
  DECLINED: 'Declined',
  UNSUBSCRIBED: 'Unsubscribed',
  PAGE_CHANGED: 'Page changed',
  CITED: 'Cited with your brand',
};
