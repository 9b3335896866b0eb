import type { AuthChangeEvent, AuthClient, Session } from '@supabase/auth-js';

/** The auth client's name for what is worth another try. */
export const UNREACHABLE_NAME = 'AuthRetryableFetchError';

type Client = InstanceType<typeof AuthClient>;
type Listener = (event: AuthChangeEvent, session: Session | null) => void;

/** What the product asks of the auth client. */
export interface LateAuth
  extends Pick<
    Client,
    | 'getSession'
    | 'refreshSession'
    | 'resend'
    | 'resetPasswordForEmail'
    | 'signInWithPassword'
    | 'signOut'
    | 'signUp'
    | 'updateUser'
  > {
  /** Hears of every event; those begin once the client is there. */
  listen(listener: Listener): void;
  /** Has the client downloaded and started, unless it is. */
  start(): void;
  /** Ends the client, or sees to it that none is started. */
  dispose(): Promise<void>;
}

type Given<TName extends keyof Client> = Client[TName] extends (...given: infer TGiven) => unknown
  ? TGiven
  : never;

const UNREACHABLE: unknown = {
  data: { user: null, session: null },
  error: { name: UNREACHABLE_NAME, message: 'The auth client could not be downloaded', status: 0 },
};

/** The auth client, which is a tenth of what a screen needs and is downloaded behind it. @param make called once */
export function makeLateAuth(make: () => Promise<Client>): LateAuth {
  const listeners: Listener[] = [];
  let making: Promise<Client> | undefined;
  let ended = false;

  async function begin(): Promise<Client> {
    try {
      const client = await make();
      for (const listener of listeners) client.onAuthStateChange(listener);
      return client;
    } catch (error) {
      // The network may be back for the next call.
      making = undefined;
      throw error;
    }
  }
  function client() {
    making ??= begin();
    return making;
  }
  /** A method of the client; while it cannot be downloaded, the answer is the client's own for a failing network. */
  const late =
    <TGiven extends unknown[], TReply>(method: (client: Client, ...given: TGiven) => Promise<TReply>) =>
    async (...given: TGiven): Promise<TReply> => {
      const ready = await client().catch(() => undefined);
      return ready ? method(ready, ...given) : (UNREACHABLE as TReply);
    };
  return {
    listen: (listener) => void listeners.push(listener),
    start() {
      if (!ended) client().catch(() => undefined);
    },
    async dispose() {
      ended = true;
      const ready = await making?.catch(() => undefined);
      await ready?.dispose();
    },
    getSession: late((ready) => ready.getSession()),
    refreshSession: late((ready, ...given: Given<'refreshSession'>) => ready.refreshSession(...given)),
    resend: late((ready, ...given: Given<'resend'>) => ready.resend(...given)),
    resetPasswordForEmail: late((ready, ...given: Given<'resetPasswordForEmail'>) =>
      ready.resetPasswordForEmail(...given),
    ),
    signInWithPassword: late((ready, ...given: Given<'signInWithPassword'>) =>
      ready.signInWithPassword(...given),
    ),
    signOut: late((ready, ...given: Given<'signOut'>) => ready.signOut(...given)),
    signUp: late((ready, ...given: Given<'signUp'>) => ready.signUp(...given)),
    updateUser: late((ready, ...given: Given<'updateUser'>) => ready.updateUser(...given)),
  };
}
