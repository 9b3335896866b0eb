/** Two tokens: one in use, one expired. */
export const apiTokens = [
  {
    id: 'token-1',
    name: 'Nightly report',
    scope: 'READ',
    prefix: 'sightline_Ab12Cd',
    createdAt: '2026-07-01T08:00:00.000Z',
    expiresAt: null,
    lastUsedAt: '2026-08-02T23:59:00.000Z',
  },
  {
    id: 'token-2',
    name: 'Old sync',
    scope: 'WRITE',
    prefix: 'sightline_Zz98Yy',
    createdAt: '2025-01-01T08:00:00.000Z',
    expiresAt: '2025-01-31T08:00:00.000Z',
    lastUsedAt: null,
  },
];
