import type { Logger } from 'pino';
import type { Judgement } from '../../../analysis/types.ts';
import { addDays } from '../../../lib/days.ts';
import { createLog } from '../../../process/log.ts';
import { createRateLimiter } from '../../../rate-limit/rate-limiter.ts';
import { createServices, type Services } from '../../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { type HandJobs, handJobs } from '../../../testing/hand-jobs.ts';
import { collectMails } from '../../../testing/mails.ts';
import { QUILLMARK } from '../../../testing/recordings.ts';
import { ownerViewer } from '../../accounts/owner-viewer.ts';
import { IMPORT_BATCH } from '../../answers/recorded-answer.ts';
import type { AlertsDeps } from '../deps.ts';

/** The application, with its jobs in memory and a clock that moves when it is told to. */
export interface AlertsTest {
  app: TestApp;
  deps: AlertsDeps;
  services: Services;
  log: Logger;
  jobs: HandJobs;
  /** UTC day, so many days before today. */
  day(before: number): string;
  /** Somebody with a brand and competitors. */
  owner(email?: string): Promise<SignedIn>;
  /** Signs them in again, once days have passed. */
  again(owner: SignedIn): Promise<SignedIn>;
  /** Imports answers: `count` of a kind on each day. */
  collect(owner: Pick<SignedIn, 'userId'>, kinds: readonly Collected[]): Promise<void>;
  /** Adds a rule by the API. */
  rule(owner: SignedIn, input: object): Promise<void>;
}

export interface Collected {
  /** Days before today: from the earlier to the later, both count. */
  days: readonly [from: number, to: number];
  count: number;
  answer: string;
  topic?: string;
  sources?: readonly { url: string; title: string }[];
  /** Left out, the built-in rules judge. */
  judgement?: Judgement;
}

export async function openAlertsTest(
  overrides: Parameters<typeof createTestApp>[0] = {},
): Promise<AlertsTest> {
  let app: TestApp | undefined;
  const memory = handJobs(() => app?.clock.now() ?? new Date());
  const jobs = overrides.jobs ?? memory;
  app = await createTestApp({ ...overrides, jobs });
  const opened = app;
  // Answers cannot come from the future, so a test's days lie before today; at noon none ends by chance.
  const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2 - BEGINS_DAYS_AGO * DAY;
  app.clock.advance(noon - app.clock.now().getTime());
  const { config, database, clock, mails } = app;
  const { db } = database;
  const mailer = overrides.mailer ?? collectMails(mails);
  const log = createLog(config);
  const services = createServices(db, config, { clock: clock.now, jobs, mailer, log });
  const rateLimiter = createRateLimiter(db, clock.now);
  const deps: AlertsDeps = {
    ...{ db, config, ...services, rateLimiter, jobs, log },
    ...{ mailerFor: () => mailer, clock: clock.now },
  };
  memory.handlers = [...services.alerts.jobs, ...services.answers.jobs, ...services.discoveries.jobs];
  const day = (before: number) => addDays(clock.now().toISOString().slice(0, 10), -before);
  let recordings = 0;

  return {
    app: opened,
    deps,
    services,
    log,
    jobs: memory,
    day,
    async owner(email) {
      const owner = await opened.signedIn(email ? { email } : {});
      await graphql(opened, owner.headers, SAVE_BRAND, { input: QUILLMARK });
      return owner;
    },
    async again(owner) {
      const { email, password } = owner;
      const reply = await opened.server.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email, password },
      });
      const { access_token } = reply.json<{ access_token: string }>();
      return { ...owner, headers: { authorization: `Bearer ${access_token}` } };
    },
    async collect({ userId }, kinds) {
      const answers = kinds.flatMap(
        ({ days: [from, to], count, answer, topic = 'Notes', sources = [], judgement = null }) =>
          Array.from({ length: from - to + 1 }, (_, index) => day(from - index)).flatMap((on) =>
            Array.from({ length: count }, () => ({
              id: `r${recordings++}`,
              platform: 'chatgpt',
              run: 1,
              collectedAt: `${on}T00:00:01Z`,
              topic,
              prompt: `Which one suits ${topic}?`,
              answer,
              sources,
              judgement,
            })),
          ),
      );
      for (let start = 0; start < answers.length; start += IMPORT_BATCH) {
        const batch = answers.slice(start, start + IMPORT_BATCH);
        const result = await services.answers.importRecorded(ownerViewer(services.accounts, userId), batch);
        if (result.stored !== batch.length) throw new Error(JSON.stringify(result.rejected));
      }
    },
    async rule(owner, input) {
      const { data } = await graphql<{ addAlertRule: { errors: { message: string }[] } }>(
        opened,
        owner.headers,
        'mutation ($input: AddAlertRuleInput!) { addAlertRule(input: $input) { errors { field message } } }',
        { input },
      );
      if (data.addAlertRule.errors.length > 0) throw new Error(JSON.stringify(data.addAlertRule.errors));
    },
  };
}

const DAY = 86_400_000;
const BEGINS_DAYS_AGO = 60;

const SAVE_BRAND = 'mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }';
export const GOOD = 'Quillmark is an excellent choice and works great.';
export const BAD = 'Quillmark is slow and unreliable.';
export const RIVAL = 'Tarnwick is dependable.';
