import type { Png } from '../../charts/png.ts';
import type { MailDocument } from '../document.ts';
import { type Letter, letter } from './letter.ts';

interface Links {
  dashboard: string;
  /** Where alerts and digests are switched off. */
  settings: string;
}

interface AlertContent extends Links {
  title: string;
  summary: string;
  unsubscribe?: string | undefined;
  /** The time line behind the finding. */
  picture?: Png | undefined;
  /** Some of the account's answers are simulated. */
  simulated: boolean;
}

interface DigestContent extends Links, Pick<Letter, 'simulated' | 'sections' | 'picture'> {
  title: string;
  opening: string;
}

const REASON =
  'You receive this mail because an account of Sightline has an alert for it. Its page is for people who may see the account.';

const actions = ({ dashboard, settings }: Links, mails = 'alerts'): Pick<Letter, 'button' | 'aside'> => ({
  button: { label: 'Open the dashboard', link: dashboard },
  aside: { label: `Change or switch off ${mails}`, link: settings },
});

export const alertMail = ({
  title,
  summary,
  simulated,
  unsubscribe,
  picture,
  ...links
}: AlertContent): MailDocument =>
  letter({
    unsubscribe,
    picture,
    subject: title,
    paragraphs: [summary],
    simulated,
    footnotes: [REASON],
    ...actions(links),
    button: { label: 'Open the alert', link: links.dashboard },
  });

interface AlertsContent extends Links {
  alerts: readonly { title: string; summary: string; link: string }[];
  unsubscribe: string;
  simulated: boolean;
}

/** Several alerts that a quiet time held back. */
export const alertsMail = ({ alerts, simulated, unsubscribe, ...links }: AlertsContent): MailDocument =>
  letter({
    subject: `${alerts.length} alerts of your quiet hours`,
    paragraphs: ['These were found in your quiet hours, the oldest first.'],
    sections: alerts.map(({ title, summary, link }) => ({ title, lines: [summary, link] })),
    ...{ simulated, unsubscribe },
    footnotes: [REASON],
    ...actions(links),
  });

export const testMail = (links: Links): MailDocument =>
  letter({
    subject: 'A test of your alerts',
    paragraphs: ['Alerts by e-mail reach you and look like this one. Nothing has happened.'],
    footnotes: ['You receive this mail because somebody signed in to your account requested a test.'],
    ...actions(links),
  });

export const digestMail = ({
  title,
  opening,
  simulated,
  sections,
  picture,
  ...links
}: DigestContent): MailDocument =>
  letter({
    subject: title,
    paragraphs: [opening],
    picture,
    sections,
    simulated,
    footnotes: [
      'Figures compare last week, Monday to Sunday (UTC), with the week before, unless they name more days.',
      'You receive this mail because your account has the weekly digest switched on.',
    ],
    ...actions(links, 'the digest'),
  });
