import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rows } from '../../server/db/client.ts';
import { addDays } from '../../server/lib/days.ts';
import type { Viewer } from '../../server/modules/accounts/model.ts';
import { insertAlert } from '../../server/modules/alerts/alert-store.ts';
import type { Services } from '../../server/services.ts';
import type { Bench } from '../server.ts';
import { END } from '../world/answers.ts';
import { BRAND } from '../world/companies.ts';

/** What people make of an account's answers, and screens show by its id. */
export interface Things
  extends Record<'run' | 'report' | 'alert' | 'draft' | 'target' | 'visitedPage', string> {
  /** Null: the account has too few answers for one. */
  experiment: string | null;
}

const TREATED = 40;
const TARGETS = 300;
const LAST_DAY = addDays(END.slice(0, 10), -1);
/** The ended experiment has its default 28 days on both sides of it, and a week between. */
const EXPERIMENT_START = addDays(LAST_DAY, -36);

/** Makes what a kept database does not have yet. */
export async function makeThings(bench: Bench): Promise<Things> {
  const { db, services, viewer } = bench;
  const { userId } = viewer;
  const [found] = await rows<Record<'run' | 'visitedPage', string>>(
    db,
    sql`select (select id from sightline.collection_run where user_id = ${userId} order by started_at desc limit 1) as run,
               (select page_id from sightline.visit_page_day where user_id = ${userId}
                group by page_id order by sum(visits) desc limit 1) as "visitedPage"`,
  );
  if (!found) throw new Error('One row was expected.');
  const { nodes: reports } = await services.accountReports.list(viewer, { first: 1 });
  const report =
    reports[0] ?? (await services.accountReports.create(viewer, { filter: { days: 30 }, recipients: [] }));
  return {
    ...found,
    report: report.id,
    alert: await findAlert(bench),
    ...(await findExperiments(bench)),
    target: await findTarget(db, services, viewer),
  };
}

/** The made-up answers do not change, so no rule finds a drop: it is stored as if one had. */
async function findAlert({ db, services, viewer }: Bench): Promise<string> {
  const { userId } = viewer;
  const [known] = await services.alerts.latest(viewer);
  if (known) return known.id;
  await services.alerts.addRule(viewer, { kind: 'visibility_drop', channels: ['email'] });
  const rule = (await services.alerts.settings(viewer)).rules.find(({ kind }) => kind === 'visibility_drop');
  const { aggregate } = await services.topics.list(userId);
  if (!rule) throw new Error('The rule could not be added.');
  const figures = { low: 20, high: 30, hits: 500, answers: 2_000 };
  const alert = {
    ...{ id: randomUUID(), ruleId: rule.id, kind: 'visibility_drop', subject: aggregate.id, day: LAST_DAY },
    ...{ title: 'A drop', summary: 'As if it had been found.', ended: false, createdAt: END },
    details: {
      ...{ days: 7, current: { percent: 25, ...figures }, previous: { percent: 35, ...figures } },
      ...{ difference: -10, pValue: 0.001, prompts: 400 },
    },
  };
  await insertAlert(db, userId, alert);
  return alert.id;
}

/** A draft, and an experiment that has ended; a small account has too few answers for one. */
async function findExperiments(bench: Bench): Promise<Pick<Things, 'draft' | 'experiment'>> {
  const { services, viewer } = bench;
  const { experiments } = await services.experiments.list(viewer, null);
  if (experiments.length === 0) {
    await makeExperiments(bench);
    return findExperiments(bench);
  }
  const idOf = (status: string) => experiments.find((each) => each.status === status)?.id ?? null;
  const draft = idOf('draft');
  if (draft === null) throw new Error('No experiment is a draft.');
  return { draft, experiment: idOf('ended') };
}

async function makeExperiments({ db, services, servicesAt, viewer }: Bench): Promise<void> {
  const prompts = await rows<{ id: string }>(
    db,
    sql`select id from sightline.prompt where user_id = ${viewer.userId} and not branded order by number limit ${TREATED}`,
  );
  const input = { pages: [`https://${BRAND.brand.domain}/pages/0`], treated: prompts.map(({ id }) => id) };
  const { experiments: before } = servicesAt(`${EXPERIMENT_START}T00:00:00Z`);
  const { experiment } = await before.create(viewer, { ...input, startsOn: EXPERIMENT_START });
  if (experiment) await before.register(viewer, experiment.id);
  await services.experiments.endOver();
  await services.experiments.create(viewer, { ...input, name: 'A draft' });
}

/** Pages that are to name the brand: those that answers cite most. */
async function findTarget(db: Bench['db'], services: Services, viewer: Viewer): Promise<string> {
  const list = () =>
    services.outreach.targets.list(viewer, { userId: null, states: null, first: 1, after: null });
  const [known] = (await list()).nodes;
  if (known) return known.id;
  const pages = await rows<{ url: string }>(
    db,
    sql`select s.url from sightline.source s
        join (select number from sightline.source_total where user_id = ${viewer.userId}
              order by mentions desc limit ${TARGETS}) t on t.number = s.number
        where s.user_id = ${viewer.userId}`,
  );
  await services.outreach.targets.import(
    viewer,
    ['url,name,email,published_at', ...pages.map(({ url }) => `${url},,,`)].join('\n'),
  );
  const [target] = (await list()).nodes;
  if (!target) throw new Error('No page could be added.');
  return target.id;
}
