import type { AccountRole } from '../../schema.generated.ts';

/** What roles in an account are called on screens. */
export const ROLE_NAMES: Record<AccountRole, string> = {
  VIEWER: 'Viewer',
  EDITOR: 'Editor',
  OWNER: 'Owner',
};

/** What a role allows. */
export const ROLE_RIGHTS: Record<AccountRole, string> = {
  VIEWER: 'sees everything and changes nothing',
  EDITOR: 'changes everything but who is in the account',
  OWNER: 'also invites and removes people',
};

export const ROLE_OPTIONS = (['VIEWER', 'EDITOR', 'OWNER'] as const).map((value) => ({
  value,
  label: ROLE_NAMES[value],
}));
