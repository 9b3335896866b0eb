import * as z from 'zod/mini';

const schema = z.object({
  /** Where people sign in; the page's own origin when it is null. */
  supabaseUrl: z._default(z.nullable(z.url()), null),
  publishableKey: z._default(z.string(), 'sightline'),
  /** Mails end up in the server's outbox page because no mail server is configured. */
  outbox: z._default(z.boolean(), false),
  /** The sample accounts exist. */
  demo: z._default(z.boolean(), false),
});

/** What the server tells the page when it serves it. */
export type ClientConfig = z.infer<typeof schema>;

/** Reads the configuration the server put into the page; without one (plain dev server) the defaults hold. */
export function readConfig(page: Document = document): ClientConfig {
  const content = page.querySelector('meta[name="sightline-config"]')?.getAttribute('content');
  return schema.parse(content ? JSON.parse(content) : {});
}
