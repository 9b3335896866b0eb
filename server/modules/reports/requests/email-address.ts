import { createHash } from 'node:crypto';
import { z } from 'zod';

const LONGEST = 254;
const NOT_ONE = 'Give one e-mail address such as name@example.com.';

/** One address as people have them: no display name, no list, no comment, and a domain with a dot. */
export const emailAddress = z
  .string({ error: NOT_ONE })
  .max(LONGEST * 2, `At most ${LONGEST} characters.`)
  .transform((given) => given.trim())
  .pipe(
    z
      .string()
      .min(1, 'An e-mail address is needed.')
      .max(LONGEST, `At most ${LONGEST} characters.`)
      .pipe(z.email(NOT_ONE)),
  );

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const GMAIL = /^(gmail|googlemail)\.com$/;

/**
 * What one mailbox is counted under, however its address is spelled: case and `+tag` make no difference anywhere, dots
 * before the @ none at Gmail. A hash, so that limits hold nobody's address.
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

/** Whether mail to the address goes to one of the well-known throw-away services, a subdomain of one included. */
export async function isDisposable(address: string): Promise<boolean> {
  disposable ??= import('disposable-email-domains-js').then((list) => list.disposableEmailBlocklistSet());
  const known = await disposable;
  const labels = domainOf(address).split('.');
  return labels.some((_label, index) => known.has(labels.slice(index).join('.')));
}
