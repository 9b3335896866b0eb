import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface TakenMail extends Email {
  /** Where the envelope says it goes. */
  recipients: string[];
}

/** An SMTP server that keeps what it is given. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  taken: TakenMail[];
  /** Codes with which the next recipients are refused. */
  refusals: number[];
  close(): Promise<void>;
}

/** Listens on loopback until it is closed. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const responseCode = refusals.shift();
      done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        taken.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
