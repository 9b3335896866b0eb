function rule(id: string, kind: string, more: object) {
  const everything = { topic: null, topicGone: false, prompt: null, platform: null, competitor: null };
  return { id, kind, ...everything, subjectGone: false, channels: ['EMAIL'], ...more };
}

/** Alerts of an account with two rules, a webhook and a delivery in every state. */
export const alertSettings = {
  id: 'user-1',
  email: 'ada@example.com',
  weeklyDigest: false,
  digestByWebhook: false,
  digestProblem: null as string | null,
  timeZone: 'Europe/Berlin',
  rules: [
    rule('rule-1', 'VISIBILITY_DROP', { channels: ['EMAIL', 'WEBHOOK'] }),
    rule('rule-2', 'NEW_SOURCE', { topic: { id: 'topic-1', name: 'API', slug: 'api', promptCount: 20 } }),
  ],
  webhook: { url: 'https://hooks.example.com/in', secret: 'whsec_0123456789abcdef' },
  webhookVersion: 'webhook-1',
  recipients: [] as { id: string; address: string; state: string }[],
  quietHours: null as { from: number; to: number; weekends: boolean } | null,
};

/** Alerts of an account without rules and webhook. */
export const noAlertSettings = { ...alertSettings, rules: [], webhook: null };

const delivery = (channel: string, status: string, more: object = {}) => ({
  channel,
  status,
  attempts: 1,
  problem: null,
  to: channel === 'EMAIL' ? 'ada@example.com' : null,
  heldUntil: null,
  sentAt: status === 'SENT' ? '2026-08-03T06:12:00Z' : null,
  ...more,
});

export const alerts = [
  {
    id: 'alert-1',
    kind: 'VISIBILITY_DROP',
    day: '2026-08-02',
    title: 'Acme Audio is named less often',
    summary: 'Named in 30.0% of 70 answers, 80.0% before: 50.0 points down, more than chance explains.',
    createdAt: '2026-08-03T06:10:00Z',
    deliveries: [
      delivery('EMAIL', 'SENT'),
      delivery('WEBHOOK', 'FAILED', { attempts: 6, problem: 'The receiver replied 500.' }),
    ],
  },
  {
    id: 'alert-2',
    kind: 'NEW_SOURCE',
    day: '2026-08-01',
    title: 'Answers cite a new source in “API”: guide.example',
    summary: 'Cited in the last 7 days and never before: https://guide.example/api (4 answers).',
    createdAt: '2026-08-02T06:10:00Z',
    deliveries: [delivery('EMAIL', 'WAITING', { problem: 'The mail server did not take the mail.' })],
  },
];

/** The page of the first alert. */
export const alertPage = {
  alert: alerts[0],
  rule: alertSettings.rules[0],
  simulated: false,
  timeLine: {
    unit: 'PERCENT',
    lines: [
      {
        name: 'Acme',
        points: ['2026-07-22', '2026-07-25', '2026-07-28', '2026-08-02'].map((date, index) => ({
          ...{ date, value: index < 2 ? 80 : 30, low: index < 2 ? 55 : 10, high: index < 2 ? 95 : 55 },
          answers: 10,
        })),
      },
    ],
  },
  evidence: {
    before: { from: '2026-07-20', to: '2026-07-26' },
    after: { from: '2026-07-27', to: '2026-08-02' },
    ...{ topicId: null, platform: null, sources: [] as object[], runId: null, experimentId: null },
    items: [
      {
        ...{ kind: 'COMPANY', id: 'brand-1', name: 'Acme Audio', unit: 'PERCENT' },
        before: { value: 80, low: 69.2, high: 87.7, hits: 56, answers: 70 },
        after: { value: 30, low: 21.1, high: 40.8, hits: 21, answers: 70 },
        ...{ difference: -50, pValue: 0.0004, qValue: null },
      },
    ],
  },
};
