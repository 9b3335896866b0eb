import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { TestCertificate } from './certificate.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
}

/** A real SMTP server on loopback that wants a sign-in and keeps what it is given. */
export interface SmtpServer {
  port: number;
  received: ReceivedMail[];
  /** Called when a message has arrived, before it is acknowledged; a thrown error refuses it. */
  onMessage: (mail: ReceivedMail) => Promise<void>;
  /** Called before a recipient is accepted. */
  onRecipient: () => Promise<void>;
  /** Codes with which the next recipients are refused. */
  refusals: number[];
  /** Passwords that clients sent, and whether the connection was encrypted. */
  signIns: { password: string; encrypted: boolean }[];
  close(): Promise<void>;
}

interface SmtpOptions {
  certificate?: TestCertificate;
  /** TLS from the first byte on, instead of STARTTLS. */
  secure?: boolean;
}

/** @param certificate without it the server offers no STARTTLS */
export async function startSmtpServer({
  certificate,
  secure = false,
}: SmtpOptions = {}): Promise<SmtpServer> {
  const running: Omit<SmtpServer, 'port' | 'close'> = {
    received: [],
    refusals: [],
    signIns: [],
    onMessage: async () => {},
    onRecipient: async () => {},
  };
  const server = new SMTPServer({
    ...(certificate ? { ...certificate, secure } : { disabledCommands: ['STARTTLS'] }),
    allowInsecureAuth: true,
    onAuth({ username, password }, session, done) {
      running.signIns.push({ password: password ?? '', encrypted: session.secure });
      if (username === 'ada' && password === 'smtp-secret') done(null, { user: username });
      else done(new Error('Wrong user or password'));
    },
    onRcptTo(_address, _session, done) {
      const responseCode = running.refusals.shift();
      const refusal = responseCode ? Object.assign(new Error('Not here'), { responseCode }) : undefined;
      running.onRecipient().then(() => done(refusal), done);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        };
        running.received.push(mail);
        running.onMessage(mail).then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });
  // Clients that end in the middle are part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return Object.assign(running, {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  });
}
