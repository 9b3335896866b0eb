/** What the server tells the page when it serves it. */
export interface ClientConfig {
  /** Where people sign in; the page's own origin when it is null. */
  supabaseUrl: string | null;
  publishableKey: string;
  /** Mails end up in the server's outbox page because no mail server is configured. */
  outbox: boolean;
  /** The demo accounts exist. */
  demo: boolean;
}

/**
 * Reads the configuration the server put into the page; what is missing (plain dev server) gets its default. Checked by
 * hand: a schema library here would be 6 KB in front of the first paint.
 */
export function readConfig(page: Document = document): ClientConfig {
  const content = page.querySelector('meta[name="sightline-config"]')?.getAttribute('content');
  const given: Partial<Record<keyof ClientConfig, unknown>> = content ? JSON.parse(content) : {};
  return {
    supabaseUrl: typeof given.supabaseUrl === 'string' ? given.supabaseUrl : null,
    publishableKey: typeof given.publishableKey === 'string' ? given.publishableKey : 'sightline',
    outbox: given.outbox === true,
    demo: given.demo === true,
  };
}
