import type { Viewer } from './model.ts';

/** A person in their own account. */
export const ownViewer = (person: Pick<Viewer, 'userId' | 'email' | 'role' | 'view'>): Viewer => ({
  ...person,
  personId: person.userId,
  accountRole: 'owner',
  via: 'session',
});

interface Views {
  viewFor(userId: string): Viewer['view'];
}

/** The account's owner as a viewer, for jobs that no request started. */
export const ownerViewer = (accounts: Views, userId: string): Viewer =>
  ownViewer({ userId, email: '', role: 'member', view: accounts.viewFor(userId) });
