import type { MailDocument } from '../document.ts';
import { letter } from './letter.ts';
import { SIMULATED } from './simulated.ts';

interface AlertContent {
  title: string;
  summary: string;
  /** Some of the account's answers are not real. */
  simulated: boolean;
  /** Where the numbers are. */
  dashboard: string;
  /** Where alerts are switched off. */
  settings: string;
}

const WHY = 'You get this mail because your account has a rule for it.';

export const alertMail = ({ title, summary, simulated, dashboard, settings }: AlertContent): MailDocument =>
  letter({
    subject: title,
    paragraphs: [summary],
    button: { label: 'Open the dashboard', link: dashboard },
    footnotes: [...(simulated ? [SIMULATED] : []), WHY],
    aside: { label: 'Change or switch off alerts', link: settings },
  });

/** Shows that mails of alerts arrive. */
export const testMail = ({
  dashboard,
  settings,
}: Pick<AlertContent, 'dashboard' | 'settings'>): MailDocument =>
  letter({
    subject: 'A test of your alerts',
    paragraphs: ['Alerts by e-mail reach you: this is what they look like. Nothing has happened.'],
    button: { label: 'Open the dashboard', link: dashboard },
    footnotes: ['You get this mail because somebody signed in to your account asked for a test.'],
    aside: { label: 'Change or switch off alerts', link: settings },
  });
