import type { Mail, RenderedMail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { type AlertsTest, GOOD, openAlertsTest, RIVAL } from '../../alerts/testing/account.ts';

export interface ListedReport {
  id: string;
  title: string;
  status: string;
  problem: string | null;
  from: string;
  to: string;
  scheduled: boolean;
  madeBy: string | null;
  note: string | null;
  mails: { address: string; status: string; problem: string | null; sentAt: string | null }[];
}

export const REPORT =
  'id title status problem from to scheduled madeBy note mails { address status problem sentAt }';

/** An application whose mail server refuses what `refusals` has, with a brand that has five weeks of answers. */
export async function openReportsTest() {
  const mails: RenderedMail[] = [];
  const refusals: Error[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      mails.push(renderMail(mail));
    },
  };
  const t = await openAlertsTest({ mailer, config: { siteUrl: 'https://sightline.example' } });
  t.jobs.handlers = [
    ...t.services.accountReports.jobs,
    ...t.services.answers.jobs,
    ...t.services.discoveries.jobs,
  ];
  const owner = await collected(t);
  return {
    ...{ t, owner, mails, refusals },
    ask: async <Data>(query: string, variables: Record<string, unknown> = {}, by: SignedIn = owner) =>
      graphql<Data>(t.app, by.headers, query, variables),
    async create(input: object, by: SignedIn = owner): Promise<ListedReport> {
      const { data, errors } = await graphql<{ createAccountReport: ListedReport }>(
        t.app,
        by.headers,
        `mutation ($input: CreateAccountReportInput!) { createAccountReport(input: $input) { ${REPORT} } }`,
        { input },
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return data.createAccountReport;
    },
    // Through the service, because the session ends when the clock moves.
    list: () =>
      t.services.accountReports
        .list({ ...viewerOf(owner), via: 'session' }, { first: 50 })
        .then(({ nodes }) => nodes),
    async tick() {
      const ticking = t.services.accountReports.jobs.find(({ queue }) => queue === 'account-report-tick');
      const context = { signal: new AbortController().signal, attempt: 1, last: true };
      await Promise.all([1, 2, 3].map(() => ticking?.run({}, context)));
      await t.jobs.work();
    },
  };
}

export type ReportsTest = Awaited<ReturnType<typeof openReportsTest>>;

/** What services take of a person in their own account. */
export const viewerOf = ({ userId, email }: Pick<SignedIn, 'userId' | 'email'>) => ({
  ...{ userId, email, personId: userId },
  ...({ role: 'member', accountRole: 'owner', view: 'general' } as const),
});

/** Somebody whose brand was named less in the last week than before. */
async function collected(t: AlertsTest): Promise<SignedIn> {
  const owner = await t.owner();
  const sources = [{ url: 'https://pens.example/best', title: 'The best pens' }];
  for (const topic of ['Notes', 'Ink']) {
    await t.collect(owner, [
      { days: [35, 8], count: 2, answer: GOOD, topic, sources },
      { days: [7, 1], count: 1, answer: GOOD, topic },
      { days: [7, 1], count: 2, answer: RIVAL, topic },
    ]);
  }
  await t.jobs.work();
  return owner;
}
