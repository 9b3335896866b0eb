import type { MailSecurity, OutreachSettingsInput } from '../../../../schema.generated.ts';
import type { OutreachFragment, OutreachServerFragment } from '../OutreachScreen.generated.ts';

type ServerKind = 'smtp' | 'imap';
type ServerField = 'host' | 'port' | 'security' | 'user' | 'password';

/** Flat, as inputs hold it. */
export type AccountForm = Record<`${ServerKind}_${ServerField}`, string> & {
  fromName: string;
  fromAddress: string;
  postalAddress: string;
  dailyLimit: string;
  timeZone: string;
  plusAddressing: boolean;
};

const serverForm = ({ host, port, security, user }: OutreachServerFragment) => ({
  host,
  port: String(port),
  security,
  user,
  password: '',
});

const prefixed = <Kind extends ServerKind>(kind: Kind, values: Record<ServerField, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${kind}_${key}`, value])) as Record<
    `${Kind}_${ServerField}`,
    string
  >;

export function toForm(settings: OutreachFragment['settings']): AccountForm {
  const { fromName, fromAddress, postalAddress, dailyLimit, timeZone, plusAddressing, smtp, imap } = settings;
  return {
    ...{ fromName, fromAddress, postalAddress, timeZone, plusAddressing },
    dailyLimit: String(dailyLimit),
    ...prefixed('smtp', serverForm(smtp)),
    ...prefixed('imap', serverForm(imap)),
  };
}

export function toInput(form: AccountForm): OutreachSettingsInput {
  const { fromName, fromAddress, postalAddress, dailyLimit, timeZone, plusAddressing } = form;
  const server = (kind: ServerKind) => ({
    host: form[`${kind}_host`],
    port: Number(form[`${kind}_port`]) || 0,
    security: form[`${kind}_security`] as MailSecurity,
    user: form[`${kind}_user`],
    password: form[`${kind}_password`] || null,
  });
  return {
    ...{ fromName, fromAddress, postalAddress, timeZone, plusAddressing },
    dailyLimit: Number(dailyLimit) || 0,
    smtp: server('smtp'),
    imap: server('imap'),
  };
}
