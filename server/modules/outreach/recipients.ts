/** One key for all forms of an address that reach the same person: without case and `+tag`. */
export function recipientKey(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  return `${lower.slice(0, at).split('+', 1)[0]}${lower.slice(at)}`;
}

/** The values of the do-not-contact list that stop an address: itself, its domain and the domains above. */
export function suppressionsOf(address: string): string[] {
  const lower = address.trim().toLowerCase();
  const labels = lower.slice(lower.lastIndexOf('@') + 1).split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [...new Set([lower, recipientKey(lower), ...domains])];
}
