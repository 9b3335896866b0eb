import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { eventually } from '../../../testing/eventually.ts';
import { freePort } from '../../../testing/free-port.ts';
import type { TestCertificate } from './certificate.ts';

const PROGRAM = '/usr/sbin/dovecot';
/** Debian's `nobody`; Dovecot gives no mailbox to root. */
const NOBODY = 65_534;

/** Whether Debian's Dovecot is installed and may be started: `apt-get install dovecot-imapd`, as root. */
export const hasDovecot = existsSync(PROGRAM) && userInfo().uid === 0;

/** A real IMAP server on loopback; every user has the password `imap-secret`. */
export interface Dovecot {
  port: number;
  /** For TLS from the first byte on; 0 without a certificate. */
  tlsPort: number;
  /** Puts a message into a folder of a user. */
  deliver(user: string, source: string, folder?: string): Promise<void>;
  close(): Promise<void>;
}

interface Ports {
  port: number;
  tlsPort: number;
}

const config = (folder: string, { port, tlsPort }: Ports) => `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
listen = 127.0.0.1
${tlsPort ? `ssl = yes\nssl_cert = <${folder}/cert.pem\nssl_key = <${folder}/key.pem` : 'ssl = no'}
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=imap-secret
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
`;

/** @param certificate offered by STARTTLS and on a port of its own; without it there is no TLS */
export async function startDovecot(certificate?: TestCertificate): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-dovecot-'));
  const port = await freePort();
  const tlsPort = certificate ? await freePort() : 0;
  mkdirSync(join(folder, 'mail'));
  chownSync(folder, NOBODY, NOBODY);
  chownSync(join(folder, 'mail'), NOBODY, NOBODY);
  if (certificate) {
    writeFileSync(join(folder, 'cert.pem'), certificate.cert);
    writeFileSync(join(folder, 'key.pem'), certificate.key);
  }
  writeFileSync(join(folder, 'dovecot.conf'), config(folder, { port, tlsPort }));
  const child: ChildProcess = spawn(PROGRAM, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
  const connect = async (user: string) => {
    const client = new ImapFlow({
      ...{ host: '127.0.0.1', port, secure: false, doSTARTTLS: false, logger: false },
      auth: { user, pass: 'imap-secret' },
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const hasEnded = new Promise<never>((_resolve, reject) => {
    child.once('close', () => {
      const log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : 'no log';
      reject(new Error(`Dovecot ended: ${log}`));
    });
  });
  await Promise.race([hasEnded, eventually(async () => (await connect('nobody')).logout())]);
  hasEnded.catch(() => undefined);
  return {
    port,
    tlsPort,
    async deliver(user, source, name = 'INBOX') {
      const client = await connect(user);
      await client.append(name, source.replace(/\r?\n/g, '\r\n'));
      await client.logout();
    },
    async close() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
