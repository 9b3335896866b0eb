import { toAddress } from '../../../page-analysis/contacts/addresses.ts';

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** An address or a domain for the do-not-contact list, lower case; null for anything else. */
export function toSuppression(text: string): string | null {
  const value = text.trim().toLowerCase();
  if (value.includes('@') && !value.startsWith('@')) return toAddress(value);
  const domain = value.replace(/^@/, '');
  return domain.length <= 253 && DOMAIN.test(domain) ? domain : null;
}
