/** Replies about an account's own reports. */
export const accountReport = {
  id: 'r1',
  title: 'Acme in AI answers',
  status: 'MADE',
  problem: null,
  scheduled: false,
  from: '2026-08-01',
  to: '2026-08-07',
  platform: null,
  topic: null,
  simulated: true,
  madeBy: 'ada@example.com',
  note: 'Have a look.',
  createdAt: '2026-08-08T09:00:00Z',
  madeAt: '2026-08-08T09:00:00Z',
  mails: [
    { address: 'boss@example.com', status: 'SENT', problem: null, sentAt: '2026-08-08T09:01:00Z' },
    {
      address: 'gone@example.com',
      status: 'FAILED',
      problem: 'The mail server did not take the mail.',
      sentAt: null,
    },
    { address: 'quiet@example.com', status: 'UNSUBSCRIBED', problem: null, sentAt: null },
  ],
};

export const reportSchedule = {
  id: 's1',
  title: 'Weekly report',
  days: 'LAST_7_DAYS',
  platform: null,
  topicId: null,
  weekday: 1,
  monthDay: null,
  hour: 9,
  timeZone: 'Europe/Berlin',
  paused: false,
  recipients: [
    { address: 'boss@example.com', unsubscribed: false },
    { address: 'quiet@example.com', unsubscribed: true },
  ],
  nextDay: '2026-08-10',
};

export const reportRecipients = {
  nodes: [
    { address: 'boss@example.com', unsubscribed: false },
    { address: 'quiet@example.com', unsubscribed: true },
  ],
  latest: ['boss@example.com'],
  mailsLeft: 48,
  mailsPerDay: 50,
};
