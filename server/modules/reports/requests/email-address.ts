import { createHash } from 'node:crypto';
import { z } from 'zod';

const MAX_LENGTH = 254;
const INVALID = 'Give one e-mail address such as name@example.com.';

/** A single address without display name or comment, with a dot in its domain. */
export const emailAddress = z
  .string({ error: INVALID })
  .max(MAX_LENGTH * 2, `At most ${MAX_LENGTH} characters.`)
  .transform((given) => given.trim())
  .pipe(
    z
      .string()
      .min(1, 'An e-mail address is needed.')
      .max(MAX_LENGTH, `At most ${MAX_LENGTH} characters.`)
      .pipe(z.email(INVALID)),
  );

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const GMAIL = /^(gmail|googlemail)\.com$/;

/**
 * The rate-limit key of a mailbox, the same for every spelling: case and `+tag` are ignored, at Gmail also dots before
 * the @. It is a hash, so that limits store no address.
 */
export function mailboxKey(address: string): string {
  const domain = domainOf(address);
  const [local = ''] = address
    .slice(0, -domain.length - 1)
    .toLowerCase()
    .split('+');
  const box = GMAIL.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
  return createHash('sha256').update(box).digest('base64url');
}

let disposable: Promise<ReadonlySet<string>> | undefined;

/** Whether the address belongs to a well-known disposable-mail service or a subdomain of one. */
export async function isDisposable(address: string): Promise<boolean> {
  disposable ??= import('disposable-email-domains-js').then((list) => list.disposableEmailBlocklistSet());
  const known = await disposable;
  const labels = domainOf(address).split('.');
  return labels.some((_label, index) => known.has(labels.slice(index).join('.')));
}
