export type MailSecurity = 'tls' | 'starttls' | 'plain';

/** How a mail server is reached, with its password as the database holds it. */
export interface ServerSettings {
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
  /** Encrypted; null: none is stored. */
  secret: string | null;
}

export interface OutreachSettings {
  fromName: string;
  fromAddress: string;
  postalAddress: string;
  smtp: ServerSettings;
  imap: ServerSettings;
  plusAddressing: boolean;
  dailyLimit: number;
  timeZone: string;
}

/** What a job or a trial did with the settings. */
export interface SettingsState {
  testedHash: string | null;
  testedAt: string | null;
  uidValidity: string | null;
  lastUid: number | null;
  polledAt: string | null;
  pollProblem: string | null;
}

export interface ServerView extends Omit<ServerSettings, 'secret' | 'security'> {
  security: 'TLS' | 'STARTTLS' | 'PLAIN';
  hasPassword: boolean;
}

export interface SettingsView extends Omit<OutreachSettings, 'smtp' | 'imap'> {
  id: string;
  smtp: ServerView;
  imap: ServerView;
  version: string;
  testedAt: string | null;
  polledAt: string | null;
  pollProblem: string | null;
}

const NO_SERVER = { host: '', user: '', secret: null };

export const DEFAULT_SETTINGS: OutreachSettings & SettingsState = {
  fromName: '',
  fromAddress: '',
  postalAddress: '',
  smtp: { ...NO_SERVER, port: 587, security: 'starttls' },
  imap: { ...NO_SERVER, port: 993, security: 'tls' },
  plusAddressing: false,
  dailyLimit: 30,
  timeZone: 'UTC',
  testedHash: null,
  testedAt: null,
  uidValidity: null,
  lastUid: null,
  polledAt: null,
  pollProblem: null,
};
