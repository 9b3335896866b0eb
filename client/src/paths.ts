import { type AnswersAddress, toSearch } from './answers-address.ts';

/** The only builder of the client's URLs. */
export const paths = {
  home: '/',
  logout: '/logout',
  auth: '/auth',
  signUp: '/auth?mode=signup',
  recovery: '/auth?mode=recovery',
  outbox: '/outbox',
  dashboard: '/dashboard',
  topic: (slug: string) => `/dashboard/topics/${encodeURIComponent(slug)}`,
  prompts: '/dashboard/prompts',
  answers: (address: AnswersAddress = {}) => `/dashboard/answers${toSearch(address)}`,
  answer: (id: string) => `/dashboard/answers/${encodeURIComponent(id)}`,
  action: '/dashboard/action',
  liveMentions: '/dashboard/action/live-mentions',
  settings: '/dashboard/settings',
  signOut: '/dashboard/logout',
};
