import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { createSchema } from '../../graphql/schema.ts';
import { setRole } from '../../modules/accounts/store.ts';
import { createServices, type Services } from '../../services.ts';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import { answer, DISCOVERABLE, QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { CACHEABLE_FIELDS } from './cacheable-fields.ts';

let app: TestApp;
let services: Services;
let person: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  services = createServices(app.database.db, app.config);
  person = await app.signedIn();
});
afterAll(() => app.close());

const METRICS =
  'id range { from to } visibility { percent impressions promptCount mentionRate { hits answers } } sentiment { score mentions } competitors { rankings { name mentions } } sources { url own } answers failed';

/** Every kept field with what it can say, one operation each or two. */
const QUERIES = [
  '{ viewer { id email role simulated actionCenter dataVersion outdatedAnswers brand { name aliases domain } competitors { name } topics { name promptCount } } }',
  '{ brand { name aliases domain } trackedCompetitors { name aliases } }',
  '{ topics { id name slug promptCount } }',
  '{ topicSettings { id name slug archived promptCount archivedPromptCount } }',
  '{ prompts { topic { name } prompts { question branded visibility { hits answers } } } }',
  '{ promptSettings { total prompts { question archived branded lastCollected } } }',
  `{ dashboard { simulated brand { name } metrics { ${METRICS} } topicBreakdown { topic { name } impressions } availablePlatforms { key } } }`,
  `{ topicDashboard(slug: "note-taking") { topic { name promptCount } metrics { ${METRICS} } } }`,
  '{ impressions { topic { name } history { date impressions } } }',
  '{ sentiment { topic { name } history { date sentiment } } }',
  '{ competitors { topic { name } ranking { companyRank rankings { name mentions } } } }',
  '{ sources { topic { name } sources { url mentions } } }',
  '{ reviewAccuracy { all { right reviewed } others othersCorrected } }',
  '{ promptGaps(first: 20) { total nodes { question topic { name } } scope { brand { name } answers } } }',
  '{ namedRanking { brandRank companies untracked } }',
  '{ metricsTable(bucket: DAY, by: [TOPIC, COMPANY]) { total simulated nodes { bucket topic { name } company { name } mentions } } }',
  '{ whatChanged { answersAfter prompts { tested items { name after { hits answers } } } sources { tested } companies { items { name after { hits } } } platforms { tested } } }',
  '{ notes { total nodes { day text topic { name } author changedBy } } }',
  '{ personas { name archived promptIds } }',
  '{ personaComparisons { personas { persona { name } asked { mentionRate { hits answers } } } } }',
  '{ sourceGaps(first: 20) { total nodes { url own } } }',
  'query ($competitor: ID!) { headToHead(competitorId: $competitor) { brand { name } totals { mentions } prompts { both } sources { answers } } }',
];

/** @param spaces behind the body, which make it another one of the same meaning */
async function reply(query: string, variables: object, spaces = 0) {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...person.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ query, variables }) + ' '.repeat(spaces),
  });
  const { data, errors } = response.json();
  expect(errors).toBeUndefined();
  expect(response.headers.etag).toBeDefined();
  return data;
}

async function firstCompetitor(): Promise<string | undefined> {
  const [found] = await rows<{ id: string }>(
    app.database.db,
    sql`select id from sightline.company where user_id = ${person.userId} and kind = 'competitor' order by id limit 1`,
  );
  return found?.id;
}

let fresh = 0;

/** What each screen shows through a share link. */
const SHARED: Record<string, string> = {
  OVERVIEW: `dashboard { simulated range { from } metrics { ${METRICS} previous { answers } } topicBreakdown { topic { name } impressions } }`,
  TOPIC: `topicDashboard { topic { name } metrics { ${METRICS} } }`,
  HEAD_TO_HEAD: 'headToHead { brand { name } totals { mentions } prompts { both } sources { answers } }',
  WHAT_CHANGED:
    'whatChanged { answersAfter prompts { tested items { name after { hits answers } } } companies { items { name } } }',
  PROMPT:
    'promptPage { prompt { question } archived visibility { hits answers } companies { company { name } } sources { source { url title } } }',
};
const ORIGINS = 'answerOrigins { range { from to } origins { platform { key } model answers } }';

const tokens = new Map<string, string>();

/** The token of a link to a screen, created as soon as there is something to show. */
async function tokenFor(screen: string): Promise<string | undefined> {
  const subject = { TOPIC: 'topic', PROMPT: 'prompt', HEAD_TO_HEAD: 'company' }[screen];
  if (!tokens.has(screen)) {
    const [found] = await rows<{ id: string }>(
      app.database.db,
      subject
        ? sql`select t.id from sightline.${sql.raw(subject)} t where t.user_id = ${person.userId}
              ${subject === 'company' ? sql`and t.kind = 'competitor'` : sql``}
              ${subject === 'topic' ? sql`and t.name = 'Note taking'` : sql``}
              ${subject === 'prompt' ? sql`and exists (select from sightline.answer a where a.user_id = t.user_id and a.prompt_id = t.id)` : sql``}
              order by t.id limit 1`
        : sql`select a.id from sightline.answer a where a.user_id = ${person.userId} limit 1`,
    );
    if (!found) return undefined;
    const { data } = await graphql<{ createShareLink: { token: string } }>(
      app,
      person.headers,
      'mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { token errors { message } } }',
      { input: { name: screen, screen, filter: { days: 30 }, ...(subject && { subjectId: found.id }) } },
    );
    tokens.set(screen, data.createShareLink.token);
  }
  return tokens.get(screen);
}

/** @param round another one asks for the same by another request */
async function sharedReply(query: string, token: string, round = 0) {
  const reply = await graphql(app, {}, query, { token, round });
  expect(reply.errors).toBeUndefined();
  return reply.data;
}

async function compareShared(): Promise<unknown[]> {
  const all: unknown[] = [];
  // A visitor may send so many requests a minute.
  app.clock.advance(60_000);
  for (const [screen, fields] of Object.entries(SHARED)) {
    const token = await tokenFor(screen);
    if (!token) continue;
    for (const shown of [fields, ORIGINS]) {
      const query = `query ($token: String!) { sharedView(token: $token) { screen brandName ${shown} } }`;
      const kept = await sharedReply(query, token);
      fresh += 1;
      expect(kept).toEqual(await sharedReply(query, token, fresh));
      all.push(kept);
    }
  }
  return all;
}

/** What was kept, against the answer to a request that was never sent before. */
async function compare(): Promise<unknown[]> {
  const all = await compareShared();
  const competitor = await firstCompetitor();
  for (const query of QUERIES) {
    if (query.includes('$competitor') && !competitor) continue;
    const variables = query.includes('$competitor') ? { competitor } : {};
    const kept = await reply(query, variables);
    fresh += 1;
    expect(kept).toEqual(await reply(query, variables, fresh));
    all.push(kept);
  }
  return all;
}

const change =
  (mutation: string, variables = {}) =>
  async () => {
    const [name = ''] = /(?<=\{ )\w+/.exec(mutation) ?? [];
    const { data, errors } = await graphql<Record<string, { errors?: unknown[] }>>(
      app,
      person.headers,
      mutation,
      variables,
    );
    expect(errors).toBeUndefined();
    expect(data[name]?.errors ?? []).toEqual([]);
  };

const idOf = async (table: 'topic' | 'prompt', name: string): Promise<string> => {
  const column = sql.raw(table === 'topic' ? 'name' : 'question');
  const result = (await app.database.db.execute(
    sql`select id from sightline.${sql.raw(table)} where user_id = ${person.userId} and ${column} = ${name} limit 1`,
  )) as unknown as { rows: { id: string }[] };
  return result.rows[0]?.id ?? '';
};

const byId =
  (mutation: string, table: 'topic' | 'prompt', name: string, more = {}) =>
  async () =>
    change(mutation, { id: await idOf(table, name), ...more })();

const byNote = (mutation: string) => async () => {
  const [found] = await rows<{ id: string }>(
    app.database.db,
    sql`select id from sightline.note where user_id = ${person.userId}`,
  );
  return change(mutation, { id: found?.id })();
};

const byPersona = (mutation: string) => async () => {
  const [found] = await rows<{ id: string }>(
    app.database.db,
    sql`select id from sightline.persona where user_id = ${person.userId}`,
  );
  return change(`mutation ($id: ID!) { ${mutation}(id: $id) { errors { message } } }`, { id: found?.id })();
};

/** The answer that was imported with this key, and the companies it names, in order. */
async function findAnswer(key: string): Promise<{ id: string; named: string[] }> {
  const [found] = await rows<{ id: string; named: string[] }>(
    app.database.db,
    sql`select a.id, array(select m.company_id from sightline.mention m
                           where m.user_id = a.user_id and m.answer_id = a.id order by m.position) as named
        from sightline.answer a where a.user_id = ${person.userId} and a.key = ${key}`,
  );
  if (!found) throw new Error(`No answer ${key}.`);
  return found;
}

const SAVE = 'mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }';
const IMPORT = 'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored } }';
const QUESTION = 'What do writers use?';

/** All that writes what kept fields read, in an order in which each finds something to do. */
const WRITERS: [name: string, write: () => Promise<unknown>][] = [
  ['saveBrand', change(SAVE, { input: QUILLMARK })],
  ['importAnswers', change(IMPORT, { answers: RECORDINGS })],
  [
    'importAnswers that stores no answer, and yet a prompt',
    change(IMPORT, { answers: [{ ...RECORDINGS[0], topic: 'Unheard of', prompt: 'Never asked?' }] }),
  ],
  [
    'importAnswers of a failed one',
    change(IMPORT, { answers: [answer({ id: 'failed', status: 'FAILED' })] }),
  ],
  [
    'reviewMention',
    async () => {
      const { id, named } = await findAnswer('r1');
      return change(
        'mutation ($input: ReviewMentionInput!) { reviewMention(input: $input) { errors { message } } }',
        { input: { answerId: id, companyId: named[1], verdict: 'NEGATIVE' } },
      )();
    },
  ],
  [
    'correctOrder',
    async () => {
      const { id, named } = await findAnswer('r1');
      return change(
        'mutation ($id: ID!, $ids: [ID!]!) { correctOrder(answerId: $id, companyIds: $ids) { errors { message } } }',
        { id, ids: named.toReversed() },
      )();
    },
  ],
  [
    'removeReview',
    async () => {
      const { id, named } = await findAnswer('r1');
      return change(
        'mutation ($id: ID!, $company: ID!) { removeReview(answerId: $id, companyId: $company) { errors { message } } }',
        { id, company: named[0] },
      )();
    },
  ],
  [
    'savePersona',
    change(
      'mutation { savePersona(input: {name: "CFO", description: "a CFO", promptIds: []}) { errors { message } } }',
    ),
  ],
  ['archivePersona', byPersona('archivePersona')],
  ['restorePersona', byPersona('restorePersona')],
  ['addTopics', change('mutation { addTopics(names: ["Diaries", "Maps"]) { errors { message } } }')],
  [
    'renameTopic',
    byId(
      'mutation ($id: ID!) { renameTopic(id: $id, name: "Charts") { errors { message } } }',
      'topic',
      'Maps',
    ),
  ],
  [
    'orderTopics',
    byId('mutation ($id: ID!) { orderTopics(ids: [$id]) { errors { message } } }', 'topic', 'Charts'),
  ],
  [
    'addPrompts',
    byId(
      `mutation ($id: ID!) { addPrompts(topicId: $id, questions: ["${QUESTION}"]) { errors { message } } }`,
      'topic',
      'Diaries',
    ),
  ],
  [
    'changePrompt',
    byId(
      'mutation ($id: ID!) { changePrompt(id: $id, question: "What do poets use?") { errors { message } } }',
      'prompt',
      QUESTION,
    ),
  ],
  [
    'movePrompts',
    async () =>
      byId(
        'mutation ($id: ID!, $to: ID!) { movePrompts(ids: [$id], topicId: $to) { unmoved { reason } } }',
        'prompt',
        'What do poets use?',
        { to: await idOf('topic', 'Charts') },
      )(),
  ],
  [
    'archivePrompts',
    byId(
      'mutation ($id: ID!) { archivePrompts(ids: [$id]) { prompts { id } } }',
      'prompt',
      'What do poets use?',
    ),
  ],
  [
    'restorePrompts',
    byId(
      'mutation ($id: ID!) { restorePrompts(ids: [$id]) { prompts { id } } }',
      'prompt',
      'What do poets use?',
    ),
  ],
  [
    'importPrompts',
    change(
      'mutation { importPrompts(rows: [{ topic: "Letters", question: "Who reads?" }]) { topicsAdded } }',
    ),
  ],
  [
    'archiveTopic',
    byId('mutation ($id: ID!) { archiveTopic(id: $id) { errors { message } } }', 'topic', 'Charts'),
  ],
  [
    'restoreTopic',
    byId('mutation ($id: ID!) { restoreTopic(id: $id) { errors { message } } }', 'topic', 'Charts'),
  ],
  [
    'saveBrand with other names',
    change(SAVE, { input: { brand: { name: 'Tarnwick' }, competitors: [{ name: 'Quillmark' }] } }),
  ],
  [
    'addNote',
    byId(
      'mutation ($id: ID!) { addNote(input: { day: "2025-05-24", text: "Published", topicId: $id }) { errors { message } } }',
      'topic',
      'Charts',
    ),
  ],
  [
    'changeNote',
    byNote(
      'mutation ($id: ID!) { changeNote(id: $id, input: { day: "2025-05-25", text: "Moved" }) { errors { message } } }',
    ),
  ],
  ['removeNote', byNote('mutation ($id: ID!) { removeNote(id: $id) { id } }')],
  ['reanalyse', change('mutation { reanalyse { answers } }')],
  [
    'a run that stores an answer',
    async () =>
      services.answers.ingest(person.userId, [
        {
          key: 'asked',
          promptId: await idOf('prompt', 'Who reads?'),
          platform: 'gemini',
          model: null,
          sample: 1,
          collectedAt: '2025-06-01T10:00:00Z',
          status: 'answered',
          failure: null,
          text: 'Tarnwick, and Quillmark.',
          sources: [],
          surface: 'import',
          simulated: true,
          judgement: null,
        },
      ]),
  ],
  [
    'an update of discovered companies',
    async () => {
      await change(IMPORT, { answers: DISCOVERABLE })();
      const before = await compare();
      await services.discoveries.update(person.userId);
      expect(await compare()).not.toEqual(before);
    },
  ],
  [
    'dismissDiscoveredCompany',
    change('mutation { dismissDiscoveredCompany(key: "zettelwerk") { dismissed { key } } }'),
  ],
  [
    'dismissDiscoveredCompany that is undone',
    change('mutation { dismissDiscoveredCompany(key: "zettelwerk", dismissed: false) { uncountedAnswers } }'),
  ],
  [
    'trackDiscoveredCompany',
    change('mutation { trackDiscoveredCompany(key: "zettelwerk") { errors { message } } }'),
  ],
  [
    'a retention that removes texts',
    async () =>
      createServices(app.database.db, { ...app.config, textRetentionDays: 7 }).retention.removeOldTexts(),
  ],
  ['an operator who sets a role', async () => setRole(app.database.db, person.email, 'operator')],
  [
    'an operator who switches the Action Center off by hand',
    async () => switchActionCenterOff(app.database.db, person.userId),
  ],
];

/** They write nothing that a kept field reads; `fields.ts` says what does not. */
const ELSEWHERE = [
  ...['addAlertRule', 'removeAlertRule', 'saveAlertWebhook', 'rotateAlertSecret', 'sendTestAlert'],
  ...['addAlertRecipient', 'removeAlertRecipient', 'setAlertQuietHours'],
  ...['setWeeklyDigest', 'createApiToken', 'revokeApiToken', 'disconnectApp', 'setNextStep'],
  'setVercelSecret',
  ...['connectAnalytics', 'disconnectAnalytics', 'readAnalytics'],
  ...['importSearchReport', 'removeSearchReport'],
  ...['createShareLink', 'revokeShareLink', 'countShareLinkOpen'],
  ...['readPages', 'stopReadingPages', 'readPageAgain', 'savePageSettings'],
  'writeDraft',
  ...['createExperiment', 'updateExperiment', 'registerExperiment', 'abandonExperiment', 'deleteExperiment'],
  ...['checkSiteFiles', 'saveLlmsTxt'],
  ...['findOutreachContacts', 'draftOutreachMail', 'saveOutreachMail', 'deleteOutreachDraft'],
  ...['approveOutreachMail', 'sendOutreachMail', 'resolveOutreachMail', 'declineOutreachMail'],
  ...['deleteOutreachTarget', 'saveOutreachSettings', 'testOutreachSettings', 'checkOutreachReplies'],
  ...['addOutreachSuppressions', 'removeOutreachSuppression', 'importOutreachSuppressions'],
  'importOutreachTargets',
  ...['saveCollectionSettings', 'startRun', 'cancelRun', 'checkPlatform'],
  ...['createAccountReport', 'sendAccountReport', 'retryAccountReport', 'deleteAccountReport'],
  ...['sendView', 'saveViewSchedule'],
  ...['saveReportSchedule', 'pauseReportSchedule', 'deleteReportSchedule'],
  ...['requestReport', 'confirmReport', 'retryReport', 'removeReport', 'removeReportRequest'],
  ...[
    'suggestReportCompetitors',
    'suggestReportPrompts',
    'suggestReportSearchTopics',
    'suggestReportWebsite',
  ],
  // Other people's replies: people.test.ts.
  ...[
    'invitePerson',
    'withdrawInvitation',
    'changeMemberRole',
    'removeMember',
    'leaveAccount',
    'acceptInvitation',
  ],
  // Ends the sessions too: deletion.test.ts.
  'deleteAccount',
];

test('a cached reply equals a computed one after every mutation', async () => {
  let before = await compare();
  for (const [name, write] of WRITERS) {
    await write();
    const after = await compare();
    expect.soft(after, `${name} changed nothing`).not.toEqual(before);
    before = after;
  }
  const shared = 2 * Object.keys(SHARED).length;
  expect(before, 'the comparison with a competitor was tried too').toHaveLength(QUERIES.length + shared);
});

test('compares every cached field', () => {
  const missing = [...CACHEABLE_FIELDS].filter((name) => !QUERIES.some((query) => query.includes(name)));
  expect(missing).toEqual([]);
});

test('tries every mutation that writes what cached fields show', () => {
  const names = Object.keys(createSchema().getMutationType()?.getFields() ?? {});
  const tried = new Set([...WRITERS.map(([name]) => name.split(' ')[0]), ...ELSEWHERE]);
  expect(names.filter((name) => !tried.has(name))).toEqual([]);
});
