/** One account: the person's own. */
export const accounts = [{ id: 'user-1', name: 'Acme Audio', role: 'OWNER', own: true }];

export const people = {
  id: 'user-1',
  members: [
    { personId: 'user-1', email: 'ada@example.com', role: 'OWNER', since: null },
    { personId: 'user-2', email: 'grace@example.com', role: 'VIEWER', since: '2026-07-01T09:00:00Z' },
  ],
  invitations: [
    { id: 'invitation-1', email: 'alan@example.com', role: 'EDITOR', expiresAt: '2099-08-09T09:00:00Z' },
  ],
};

export const auditEvents = {
  nodes: [
    {
      ...{ id: 'event-1', at: '2026-08-02T09:00:00Z', email: 'grace@example.com', byToken: false },
      ...{ action: 'Archived prompts', detail: '3 prompts', times: 2 },
    },
    {
      ...{ id: 'event-2', at: '2026-08-01T09:00:00Z', email: null, byToken: true },
      ...{ action: 'Ordered topics', detail: null, times: 1 },
    },
  ],
  endCursor: null,
};
