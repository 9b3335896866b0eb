import { viewer } from './fixtures.ts';

export const operator = { ...viewer, role: 'OPERATOR' };

/** A report that was made and sent. */
export const madeRequest = {
  id: 'record-1',
  email: 'grace@example.com',
  company: 'Acme Audio',
  status: 'MADE',
  problem: null as string | null,
  mailStatus: 'SENT',
  mailProblem: null as string | null,
  simulated: false,
  platforms: [
    { key: 'chatgpt', name: 'ChatGPT' },
    { key: 'gemini', name: 'Gemini' },
  ],
  prompts: 10,
  asked: 20,
  planned: 20,
  cost: 0.42,
  estimatedCost: 0.5 as number | null,
  requestedAt: '2026-08-03T09:30:00.000Z',
  confirmedAt: '2026-08-03T09:31:00.000Z',
  madeAt: '2026-08-03T09:40:00.000Z',
  mailedAt: '2026-08-03T09:41:00.000Z',
};

export const failedRequest = {
  ...madeRequest,
  id: 'record-2',
  email: 'ada@example.org',
  company: 'Third Sound',
  status: 'FAILED',
  problem: 'No platform gave a usable answer.',
  mailStatus: 'NONE',
};

export const unsentRequest = {
  ...madeRequest,
  id: 'record-3',
  company: 'Rival One',
  mailStatus: 'FAILED',
  mailProblem: 'The mail server refused the address.',
};

export const askingRequest = {
  ...madeRequest,
  id: 'record-4',
  company: 'Fourth Tone',
  status: 'ASKING',
  mailStatus: 'NONE',
  asked: 7,
  estimatedCost: null,
};

export const removedRequest = {
  ...madeRequest,
  id: 'record-5',
  email: '',
  company: '',
  status: 'REMOVED',
  mailStatus: 'NONE',
  simulated: true,
  prompts: 0,
  asked: 0,
  planned: 0,
};

export const budget = {
  reports: 12,
  reportsLimit: 50,
  spent: 3.5,
  limit: 20,
  failedMails: 1,
  failedReports: 2,
};

export const requestsPage = (nodes: object[], endCursor: string | null = null) => ({ nodes, endCursor });
