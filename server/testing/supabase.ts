import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { EMBEDDED_PUBLISHABLE_KEY } from '../auth/embedded/publishable-key.ts';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';

/** supabase-js as the browser's client uses it, one for each person; nothing is kept beyond the test. */
export const supabaseClient = (origin: string, flowType: 'implicit' | 'pkce' = 'implicit'): SupabaseClient =>
  createClient(origin, EMBEDDED_PUBLISHABLE_KEY, {
    auth: { flowType, persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

/** Sends a request and waits for its mail, which may be sent after the reply. */
export async function mailed(app: TestApp, request: () => Promise<unknown>): Promise<void> {
  const sent = app.mails.length;
  await request();
  await eventually(() => {
    if (app.mails.length === sent) throw new Error('No mail was sent.');
  });
}

/** The link of the newest mail to an address. */
export function mailedLink(app: TestApp, to: string): string {
  const link = /https?:\/\/\S+/.exec(newestTo(app, to).text)?.[0];
  if (!link) throw new Error('The mail has no link.');
  return link;
}

/** The six digits of the newest mail to an address. */
export function mailedCode(app: TestApp, to: string): string {
  const code = /\b\d{6}\b/.exec(newestTo(app, to).text.replace(/https?:\/\/\S+/, ''))?.[0];
  if (!code) throw new Error('The mail has no code.');
  return code;
}

function newestTo(app: TestApp, to: string) {
  const mail = app.mails.findLast((sent) => sent.to === to);
  if (!mail) throw new Error(`There is no mail to ${to}.`);
  return mail;
}

/** Opens a mailed link as a browser does, up to the page it leads to. */
export async function openLink(link: string): Promise<{ target: URL; fragment: URLSearchParams }> {
  const response = await fetch(link, { redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The link answered ${response.status}.`);
  const target = new URL(response.headers.get('location') ?? '');
  return { target, fragment: new URLSearchParams(target.hash.slice(1)) };
}
