import type { Mailer, RenderedMail } from '../mail/mailer.ts';
import { renderMail } from '../mail/render.ts';

/** A mailer that renders mails and keeps them in a list. */
export const collectMails = (mails: RenderedMail[]): Mailer => ({
  send: async (mail) => void mails.push(renderMail(mail)),
});
