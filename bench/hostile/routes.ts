import type { Hostile } from './requests.ts';

const ANONYMOUS = { authorization: '' };
const USER = '00000000-0000-4000-8000-00000000dead';
const FORM = 'application/x-www-form-urlencoded';
/** As long as Node takes an address. */
const address = (piece: string) => piece.repeat(Math.floor(15_000 / piece.length));

const refused: Hostile[] = [
  { name: 'PUT', url: '/graphql', method: 'PUT', body: '{"query":"{ viewer { id } }"}' },
  { name: 'TRACE', url: '/graphql', method: 'TRACE' },
  {
    name: 'a mutation by GET',
    url: `/graphql?query=${encodeURIComponent('mutation { reanalyse { answers } }')}`,
    method: 'GET',
  },
  { name: 'an address of 15 KB', url: `/${address('a/')}`, method: 'GET' },
  { name: 'a path with ../', url: `/assets/${address('../')}`, method: 'GET' },
  { name: 'a path with invalid escapes', url: `/${address('%E0%A4%')}`, method: 'GET' },
  {
    name: 'a token of 15 KB',
    url: '/graphql',
    body: '{"query":"{ viewer { id } }"}',
    headers: { authorization: `Bearer ${'a'.repeat(15_000)}` },
  },
  {
    name: 'a stream without subscription',
    url: '/graphql/stream',
    body: JSON.stringify({ query: `{ ${'a '.repeat(1900)} }` }),
  },
  {
    name: 'anonymous introspection',
    body: '{"query":"{ __schema { types { name } } }"}',
    headers: ANONYMOUS,
  },
];

const rest: Hostile[] = [
  {
    name: 'GET /api/topics for 400 ids',
    url: `/api/topics?ids=${Array.from({ length: 400 }, () => USER).join(',')}`,
    method: 'GET',
  },
  { name: 'GET /api/topics with 7,000 parameters', url: `/api/topics?${address('a&')}`, method: 'GET' },
  ...[
    'impressions',
    'sentiment',
    'competitors',
    'sources',
    // Whole series are as long as the account's history, and streamed.
    'impression-details?limit=2000',
    'time-series?type=sentiment&limit=2000',
    'time-series/sources?limit=2000',
    'time-series/competitors?limit=2000',
    'get-prompts?limit=2000',
    `get-prompts?after=${Buffer.from('2025-03-30 9999999').toString('base64url')}`,
  ].map(
    (path): Hostile => ({
      name: `GET /api/${path}`,
      url: `/api/${path}${path.includes('?') ? '&' : '?'}user_id=OWN`,
      method: 'GET',
    }),
  ),
  ...['website', 'competitors', 'keywords', 'prompts', 'email/enhanced-report'].map(
    (path): Hostile => ({
      name: `POST /api/${path} with 60 KB`,
      url: `/api/${path}`,
      headers: ANONYMOUS,
      body: JSON.stringify({
        companyName: 'Asana',
        brand: 'Asana',
        website: 'asana.example',
        competitors: Array.from({ length: 3000 }, (_, n) => `c ${n}`),
        keywords: Array.from({ length: 3000 }, (_, n) => `k ${n}`),
      }),
    }),
  ),
  {
    name: 'a download by form',
    url: '/api/export/answers.jsonl',
    body: `access_token=${'%41'.repeat(5000)}`,
    type: FORM,
    headers: ANONYMOUS,
  },
];

const password = (length: number) =>
  JSON.stringify({ email: 'nobody@example.com', password: 'x'.repeat(length) });

const signIn: Hostile[] = [
  {
    name: 'a password of 90 KB',
    url: '/auth/v1/token?grant_type=password',
    body: password(90_000),
    headers: ANONYMOUS,
  },
  {
    name: 'a wrong password',
    url: '/auth/v1/token?grant_type=password',
    body: password(20),
    headers: ANONYMOUS,
  },
  {
    name: 'a sign-up with an address of 90 KB',
    url: '/auth/v1/signup',
    body: JSON.stringify({ email: `${'a.'.repeat(45_000)}@b`, password: 'long enough 1' }),
    headers: ANONYMOUS,
  },
  {
    name: 'a refresh token of 90 KB',
    url: '/auth/v1/token?grant_type=refresh_token',
    body: JSON.stringify({ refresh_token: 'x'.repeat(90_000) }),
    headers: ANONYMOUS,
  },
  {
    name: 'a sign-in with deep JSON',
    url: '/auth/v1/token?grant_type=password',
    body: '['.repeat(90_000),
    headers: ANONYMOUS,
  },
  {
    name: 'a sign-in by form',
    url: '/auth/v1/token?grant_type=password',
    body: `a=${'b'.repeat(90_000)}`,
    type: FORM,
    headers: ANONYMOUS,
  },
  {
    name: 'a link of 15 KB',
    url: `/auth/v1/verify?type=signup&token=${address('a')}`,
    method: 'GET',
    headers: ANONYMOUS,
  },
  {
    name: 'a redirect of 15 KB',
    url: `/auth/v1/verify?type=signup&token=a&redirect_to=https://${address('a.')}`,
    method: 'GET',
    headers: ANONYMOUS,
  },
  { name: 'columns of 15 KB', url: `/rest/v1/profiles?select=${address('id,')}`, method: 'GET' },
  { name: 'conditions of 15 KB', url: `/rest/v1/profiles?${address('id=eq.a&')}`, method: 'GET' },
];

/** Requests to other routes than POST /graphql; `OWN` is replaced by the account's id. */
export const ROUTES: readonly Hostile[] = [...refused, ...rest, ...signIn];
