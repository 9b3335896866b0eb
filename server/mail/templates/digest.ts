import type { MailDocument } from '../document.ts';
import { type Letter, letter } from './letter.ts';
import { SIMULATED } from './simulated.ts';

interface DigestContent {
  brand: string | null;
  /** `May 19 – May 25` */
  week: string;
  opening: string;
  simulated: boolean;
  sections: NonNullable<Letter['sections']>;
  dashboard: string;
  settings: string;
}

/** An account's week in one mail. */
export const digestMail = ({
  brand,
  week,
  opening,
  simulated,
  sections,
  dashboard,
  settings,
}: DigestContent): MailDocument =>
  letter({
    subject: brand ? `${brand} in AI answers, ${week}` : `Your week in AI answers, ${week}`,
    paragraphs: [opening],
    sections,
    button: { label: 'Open the dashboard', link: dashboard },
    footnotes: [
      ...(simulated ? [SIMULATED] : []),
      'Each figure is of last week, Monday to Sunday (UTC), against the week before.',
      'You get this mail because your account has the weekly digest switched on.',
    ],
    aside: { label: 'Change or switch off the digest', link: settings },
  });
