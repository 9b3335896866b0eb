import type { AuthChangeEvent, AuthClient, Session } from '@supabase/auth-js';

/** auth-js' name for errors that may pass, such as a network failure. */
export const UNREACHABLE_NAME = 'AuthRetryableFetchError';

/** The methods of the auth client that the product uses. */
const METHODS = [
  'getSession',
  'refreshSession',
  'resend',
  'resetPasswordForEmail',
  'signInWithPassword',
  'signOut',
  'signUp',
  'updateUser',
] as const;

type Client = InstanceType<typeof AuthClient>;

/** The auth client, downloaded at its first use to keep it out of the first load. */
export interface LazyAuthClient extends Pick<Client, (typeof METHODS)[number]> {
  /** Adds a listener; events begin once the client is loaded. */
  onEvent(listener: (event: AuthChangeEvent, session: Session | null) => void): void;
  /** Loads and starts the client. */
  start(): void;
  /** Ends the events at once, prevents a later start and stops the client. */
  dispose(): Promise<void>;
}

/** The reply of a method while the client cannot be downloaded: auth-js' own for a network failure. */
const UNREACHABLE = {
  data: { user: null, session: null },
  error: { name: UNREACHABLE_NAME, message: 'The auth client could not be downloaded', status: 0 },
};

/** @param load called once; again only after it failed */
export function createLazyAuthClient(load: () => Promise<Client>): LazyAuthClient {
  const listeners: Parameters<LazyAuthClient['onEvent']>[0][] = [];
  let loading: Promise<Client | undefined> | undefined;
  let isDisposed = false;

  async function loadClient(): Promise<Client | undefined> {
    try {
      const client = await load();
      client.onAuthStateChange((event, session) => {
        if (!isDisposed) for (const listener of listeners) listener(event, session);
      });
      return client;
    } catch {
      loading = undefined;
      return undefined;
    }
  }
  function getClient() {
    if (!isDisposed) loading ??= loadClient();
    return loading;
  }
  const call = async (method: (typeof METHODS)[number], args: unknown[]) => {
    const client = await getClient();
    return client ? (client[method] as (...args: unknown[]) => unknown)(...args) : UNREACHABLE;
  };
  const methods = Object.fromEntries(
    METHODS.map((method) => [method, (...args: unknown[]) => call(method, args)]),
  ) as unknown as Pick<Client, (typeof METHODS)[number]>;

  return {
    ...methods,
    onEvent: (listener) => void listeners.push(listener),
    start: () => void getClient(),
    async dispose() {
      isDisposed = true;
      const client = await loading;
      // A client that is still starting would begin to renew its session afterwards.
      await client?.initialize();
      await client?.dispose();
    },
  };
}
