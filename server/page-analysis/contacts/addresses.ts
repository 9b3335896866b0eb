/** RFC 5321 limits; quoted local parts and address literals are left out, which nobody publishes. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const MAX_LOCAL = 64;
export const MAX_ADDRESS = 254;

/** A mail address in lower case; null for anything else. */
export function toAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  if (address.length > MAX_ADDRESS || address.indexOf('@') > MAX_LOCAL) return null;
  return ADDRESS.test(address) ? address : null;
}

/** The first recipient of a `mailto:` link; null for a link that names none, such as one for sharing. */
export function addressOfMailto(href: string): string | null {
  const [recipients = ''] = href.slice('mailto:'.length).split('?', 1);
  const [first = ''] = recipients.split(',', 1);
  try {
    return toAddress(decodeURIComponent(first));
  } catch {
    return null;
  }
}
