import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { REDIRECT } from './flow.ts';

type Stored<Key extends 'clientInformation' | 'tokens'> = Awaited<ReturnType<OAuthClientProvider[Key]>>;

/** What an assistant keeps: the official client's part, in memory. */
export class Assistant implements OAuthClientProvider {
  readonly redirectUrl: string;
  readonly clientMetadata;
  /** Where it sends the browser. */
  sentTo: URL | undefined;
  #client: Stored<'clientInformation'>;
  #tokens: Stored<'tokens'>;
  #verifier = '';

  /** @param redirectUrl where the browser brings the reply */
  constructor(redirectUrl = REDIRECT) {
    this.redirectUrl = redirectUrl;
    this.clientMetadata = {
      client_name: 'Official client',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
    };
  }

  clientInformation = () => this.#client;
  saveClientInformation = (client: NonNullable<Stored<'clientInformation'>>) => {
    this.#client = client;
  };
  tokens = () => this.#tokens;
  saveTokens = (tokens: NonNullable<Stored<'tokens'>>) => {
    this.#tokens = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.sentTo = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier;
  };
  codeVerifier = () => this.#verifier;
  /** Called when the server does not know the tokens any more. */
  invalidateCredentials = () => {
    this.#tokens = undefined;
  };

  /** Connects to the tools; null when the person has to let it in first. */
  async connect(origin: string): Promise<Client | null> {
    const client = new Client({ name: 'assistant', version: '1.0.0' });
    try {
      await client.connect(this.#transport(origin));
      return client;
    } catch (error) {
      if (error instanceof UnauthorizedError) return null;
      throw error;
    }
  }

  /** Takes what the browser brought back. */
  async finish(origin: string, back: URL): Promise<void> {
    await this.#transport(origin).finishAuth(back.searchParams);
  }

  #transport = (origin: string) =>
    new StreamableHTTPClientTransport(new URL('/mcp', origin), { authProvider: this });
}
