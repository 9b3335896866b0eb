import { isIP } from 'node:net';
import { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import { isLocalName, isPublicAddress } from '../../../net/public-address.ts';
import { toAddress } from '../../../page-analysis/contacts/addresses.ts';
import type { FieldError } from '../../brands/model.ts';
import { MAX_PER_DAY } from '../model.ts';
import type { MailSecurity, OutreachSettings, ServerSettings } from './model.ts';

export interface ServerInput {
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
  password?: string | null | undefined;
}

export interface SettingsInput extends Omit<OutreachSettings, 'smtp' | 'imap'> {
  smtp: ServerInput;
  imap: ServerInput;
  version?: string | null | undefined;
}

/** Ports of mail servers; others could reach services that are none. */
const PORTS = { smtp: [25, 465, 587, 2525], imap: [143, 993] } as const;

const line = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters.`)
    .regex(/^[^\p{Cc}]*$/u, 'One line, without control characters.');

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Checks what a person entered. @param stored whose passwords stay where none is given */
export function readSettings(
  input: SettingsInput,
  stored: OutreachSettings,
  policy: Config['outreach'],
  encrypt: (password: string, kind: 'smtp' | 'imap') => string,
): { settings: OutreachSettings } | { errors: FieldError[] } {
  const errors: FieldError[] = [];
  const text = (field: string, value: string, max: number) => {
    const parsed = line(max).safeParse(value.trim());
    if (!parsed.success) errors.push({ field, message: parsed.error.issues[0]?.message ?? 'Invalid.' });
    return value.trim();
  };
  const fromName = text('fromName', input.fromName, 100);
  const postalAddress = text('postalAddress', input.postalAddress, 300);
  const fromAddress = toAddress(input.fromAddress);
  if (input.fromAddress.trim() !== '' && !fromAddress) {
    errors.push({ field: 'fromAddress', message: 'Enter a mail address such as you@example.com.' });
  }
  if (!Number.isInteger(input.dailyLimit) || input.dailyLimit < 1 || input.dailyLimit > MAX_PER_DAY) {
    errors.push({ field: 'dailyLimit', message: `Enter a number from 1 to ${MAX_PER_DAY}.` });
  }
  if (input.timeZone.length > 60 || !isTimeZone(input.timeZone)) {
    errors.push({ field: 'timeZone', message: 'Choose a time zone such as Europe/Berlin.' });
  }
  const server = (kind: 'smtp' | 'imap'): ServerSettings => {
    const { password, ...given } = input[kind];
    const host = given.host.trim().toLowerCase();
    const user = text(`${kind}.user`, given.user, 254);
    const problem = host === '' ? null : serverProblem(kind, { ...given, host }, policy);
    if (problem) errors.push({ field: `${kind}.${problem.field}`, message: problem.message });
    if (password != null && (password.length > 500 || /[\0\r\n]/.test(password))) {
      errors.push({ field: `${kind}.password`, message: 'At most 500 characters, on one line.' });
    }
    const before = stored[kind];
    // A stored password must not be sent to a server that its owner did not enter it for.
    const isSameServer = before.host === host && before.user === user && before.port === given.port;
    const secret = password ? encrypt(password, kind) : isSameServer ? before.secret : null;
    return { host, port: given.port, security: given.security, user, secret };
  };
  const settings: OutreachSettings = {
    ...{ fromName, fromAddress: fromAddress ?? '', postalAddress },
    ...{ plusAddressing: input.plusAddressing, dailyLimit: input.dailyLimit, timeZone: input.timeZone },
    smtp: server('smtp'),
    imap: server('imap'),
  };
  return errors.length > 0 ? { errors } : { settings };
}

function serverProblem(
  kind: 'smtp' | 'imap',
  { host, port, security }: Pick<ServerInput, 'host' | 'port' | 'security'>,
  { allowPrivate, allowPlainText }: Config['outreach'],
): FieldError | null {
  const bare = host.replace(/^\[|\]$/g, '');
  const isName = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.?$/.test(host);
  if (!isName && isIP(bare) === 0)
    return { field: 'host', message: 'Enter a name such as mail.example.com.' };
  if (!allowPrivate && ((isIP(bare) !== 0 && !isPublicAddress(bare)) || isLocalName(bare))) {
    return { field: 'host', message: 'The server must be reachable on the public internet.' };
  }
  const ports: readonly number[] = PORTS[kind];
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || (!allowPrivate && !ports.includes(port))) {
    return { field: 'port', message: `Use one of the ports ${ports.join(', ')}.` };
  }
  if (security === 'plain' && !allowPlainText) {
    return { field: 'security', message: 'This server does not allow connections without TLS.' };
  }
  return null;
}
