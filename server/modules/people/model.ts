import type { AccountRole } from '../accounts/model.ts';

/** Somebody who may use the account. */
export interface Member {
  personId: string;
  email: string;
  role: AccountRole;
  /** ISO 8601; null for the account's own person, whose role cannot change. */
  since: string | null;
}

/** An invitation that was mailed and is neither accepted nor withdrawn. */
export interface Invitation {
  id: string;
  email: string;
  role: AccountRole;
  createdAt: string;
  expiresAt: string;
}

export interface People {
  members: Member[];
  /** Only owners see them. */
  invitations: Invitation[];
}

/** What the link of an invitation leads to; names nothing unless it was sent to the person who opens it. */
export type OpenedInvitation =
  | { state: 'open'; accountName: string; role: AccountRole; invitedBy: string; expiresAt: string }
  | { state: 'other_address' | 'ended' };
