/** What a mailed token is good for. */
export type MailTokenKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** `type` of a verification request → the kinds of token it accepts. */
export const KINDS_BY_TYPE: Readonly<Record<string, readonly MailTokenKind[]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
};
