/** What a delivery status notification (RFC 3464) says of one recipient. */
export interface DeliveryStatus {
  action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** Such as `5.1.1`; '' where it is missing. */
  status: string;
  /** The receiving server's words; '' where they are missing. */
  diagnostic: string;
  /** Lower case; '' where it is missing. */
  recipient: string;
}

const ACTIONS = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;
const MAX_LENGTH = 64 * 1024;
const MAX_RECIPIENTS = 100;

/** Reads a `message/delivery-status` body: groups of fields between empty lines, the first of the message, the others of recipients. */
export function readDeliveryStatus(body: string): DeliveryStatus[] {
  const groups = body
    .slice(0, MAX_LENGTH)
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .slice(0, MAX_RECIPIENTS + 1);
  return groups.flatMap((group) => {
    const fields = readFields(group);
    const named = fields.get('action')?.toLowerCase().trim();
    const action = ACTIONS.find((known) => known === named);
    if (!action) return [];
    return [
      {
        action,
        status: /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '',
        diagnostic: typed(fields.get('diagnostic-code')),
        recipient: typed(fields.get('original-recipient') ?? fields.get('final-recipient')).toLowerCase(),
      },
    ];
  });
}

/** Fields by lower-cased name, folded lines joined. */
function readFields(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** `rfc822; a@b.example` without its type. */
const typed = (value = '') =>
  value
    .replace(/^[\w-]+\s*;\s*/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
