/** A request that the client sent. */
export interface AuthCall {
  method: string;
  path: string;
  search: URLSearchParams;
  body: Record<string, unknown>;
  authorization: string | null;
}

interface FakeUser {
  id: string;
  email: string;
  password: string;
  confirmed: boolean;
  data: Record<string, unknown>;
  /** Not confirmed yet. */
  newEmail?: string;
}

interface Profile {
  id: string;
  username: string;
}

type Answer = { status: number; body?: unknown };
type Handler = (call: AuthCall) => Answer;

export const problem = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message },
});

/** An auth service and its `profiles` table in memory, in the wire format of supabase-js. */
export class FakeAuth {
  users: FakeUser[] = [];
  profiles: Profile[] = [];
  calls: AuthCall[] = [];
  /** Replies that take precedence, by `METHOD /path`. */
  overrides = new Map<string, Handler>();
  private tokens = 0;

  addUser(email: string, more: Partial<FakeUser> = {}) {
    const user: FakeUser = {
      id: `00000000-0000-4000-8000-${String(this.users.length + 1).padStart(12, '0')}`,
      email,
      password: 'correct-horse',
      confirmed: true,
      data: {},
      ...more,
    };
    this.users.push(user);
    return user;
  }

  session(user: FakeUser) {
    this.tokens += 1;
    const expires_at = Math.floor(Date.now() / 1000) + 3600;
    const claims = btoa(JSON.stringify({ sub: user.id, exp: expires_at }));
    return {
      access_token: `eyJhbGciOiJub25lIn0.${claims}.c2lnbmF0dXJl${this.tokens}`,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at,
      refresh_token: `refresh-${this.tokens}`,
      user: this.wireUser(user),
    };
  }

  fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const call: AuthCall = {
      method: request.method,
      path: url.pathname,
      search: url.searchParams,
      body: text ? JSON.parse(text) : {},
      authorization: request.headers.get('authorization'),
    };
    this.calls.push(call);
    const key = `${call.method} ${call.path}`;
    const { status, body } = (this.overrides.get(key) ?? this.routes[key] ?? notFound)(call);
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    });
  };

  private wireUser(user: FakeUser) {
    const at = '2026-08-01T00:00:00Z';
    return {
      id: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      ...(user.confirmed ? { email_confirmed_at: at } : {}),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: user.data,
      ...(user.newEmail ? { new_email: user.newEmail } : {}),
      identities: [],
      created_at: at,
      updated_at: at,
    };
  }

  private routes: Record<string, Handler> = {
    'POST /auth/v1/signup': ({ body }) => {
      const user = this.addUser(String(body.email), {
        password: String(body.password),
        confirmed: false,
        data: body.data as Record<string, unknown>,
      });
      return { status: 200, body: this.wireUser(user) };
    },
    'POST /auth/v1/token': ({ body, search }) => {
      if (search.get('grant_type') === 'refresh_token') {
        const [user] = this.users;
        return user ? { status: 200, body: this.session(user) } : notFound();
      }
      const user = this.users.find(
        ({ email, password }) => email === body.email && password === body.password,
      );
      if (!user) return problem(400, 'invalid_credentials', 'Invalid login credentials');
      if (!user.confirmed) return problem(400, 'email_not_confirmed', 'Email not confirmed');
      return { status: 200, body: this.session(user) };
    },
    'GET /auth/v1/user': () => ({ status: 200, body: this.users[0] && this.wireUser(this.users[0]) }),
    'PUT /auth/v1/user': ({ body }) => {
      const [user] = this.users;
      if (!user) return notFound();
      if (typeof body.password === 'string') user.password = body.password;
      if (typeof body.email === 'string') user.newEmail = body.email;
      Object.assign(user.data, body.data);
      return { status: 200, body: this.wireUser(user) };
    },
    'POST /auth/v1/logout': () => ({ status: 204 }),
    'POST /auth/v1/recover': () => ({ status: 200, body: {} }),
    'POST /auth/v1/resend': () => ({ status: 200, body: {} }),
    'GET /rest/v1/profiles': ({ search }) => ({
      status: 200,
      body: this.profiles.filter(
        ({ id, username }) => search.get('username') === `eq.${username}` || search.get('id') === `eq.${id}`,
      ),
    }),
    'POST /rest/v1/profiles': ({ body }) => {
      const profile = { id: String(body.id), username: String(body.username) };
      if (this.profiles.some(({ username }) => username === profile.username)) return taken(profile.username);
      this.profiles.push(profile);
      return { status: 201 };
    },
    'PATCH /rest/v1/profiles': ({ body, search }) => {
      const username = String(body.username);
      if (this.profiles.some((profile) => profile.username === username)) return taken(username);
      const own = this.profiles.filter(({ id }) => search.get('id') === `eq.${id}`);
      for (const profile of own) profile.username = username;
      return { status: 200, body: own };
    },
  };
}

const taken = (username: string): Answer => ({
  status: 409,
  body: {
    code: '23505',
    message: 'duplicate key value violates unique constraint "profiles_username_key"',
    details: `Key (username)=(${username}) already exists.`,
    hint: null,
  },
});

const notFound = (): Answer => problem(404, 'not_found', 'Not found');
