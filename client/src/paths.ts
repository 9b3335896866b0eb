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
  gaps: '/dashboard/gaps',
  answers: (address: AnswersAddress = {}) => `/dashboard/answers${toSearch(address)}`,
  answer: (id: string) => `/dashboard/answers/${encodeURIComponent(id)}`,
  action: '/dashboard/action',
  llmsTxt: '/dashboard/action/llms-txt',
  /** With a question to write about, if there is one. */
  generate: (question?: string) =>
    `/dashboard/action/generate${question ? `?${new URLSearchParams({ question })}` : ''}`,
  liveMentions: '/dashboard/action/live-mentions',
  outreach: '/dashboard/action/outreach',
  settings: '/dashboard/settings',
  settingsSection: (section: 'profile' | 'appearance' | 'brand') => `/dashboard/settings/${section}`,
  signOut: '/dashboard/logout',
};
