import type { SiteFiles } from '../model.ts';

export const isUnderWay = (check: Pick<NonNullable<SiteFiles['check']>, 'status'> | null): boolean =>
  check?.status === 'WAITING' || check?.status === 'RUNNING';
