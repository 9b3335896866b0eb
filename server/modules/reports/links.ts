import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Config, publicUrl } from '../../config/config.ts';

/** What a mail's link holds: the report's token, which may be shared, and its key, which only mails contain. */
export interface MailLink {
  token: string;
  key: string;
}

/** A token or key: 256 random bits as base64url. */
export const newKey = () => randomBytes(32).toString('base64url');

/** Whether a text has the form of a token or key; anything else is not looked up. */
export const isKey = (text: string) => /^[\w-]{43}$/.test(text);

const digest = (key: string) => createHash('sha256').update(key).digest();

/** Compares in constant time. */
export const isSameKey = (key: string, stored: string) => timingSafeEqual(digest(key), digest(stored));

/** The links in a report's mails. Keys are in the fragment, which browsers do not send and servers do not log. */
export function linksOf(
  config: Pick<Config, 'siteUrl' | 'port'>,
  { token, manageKey }: { token: string; manageKey: string },
): { confirm: string; page: string; remove: string } {
  const site = publicUrl(config);
  const page = `${site}/reports/${token}`;
  return {
    confirm: `${site}/generate-reports/confirm#${token}.${manageKey}`,
    page,
    remove: `${page}/remove#${manageKey}`,
  };
}
