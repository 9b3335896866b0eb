import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActionCenter, NextStep } from '../../graphql/resolvers.generated.ts';
import { createServices } from '../../services.ts';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';

const FUND_ID = randomUUID();
const BLOCKED_ID = randomUUID();
const OFF_ID = randomUUID();

let app: TestApp;
let fund: SignedIn;
let blocked: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp({
    config: {
      fundUserIds: new Set([FUND_ID, OFF_ID]),
      actionBlockedUserIds: new Set([BLOCKED_ID]),
      actionCenterOffUserIds: new Set([OFF_ID]),
    },
  });
  fund = await app.signedIn({ id: FUND_ID });
  blocked = await app.signedIn({ id: BLOCKED_ID });
});
beforeEach(async () => {
  owner = await app.signedIn();
});
afterAll(() => app.close());

const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] | undefined }) =>
  errors?.[0]?.extensions.code;

const STATUS = 'query ($userId: ID) { actionCenterStatus(userId: $userId) { state } }';
const statusOf = async (who: SignedIn) => {
  const { data } = await graphql<{ actionCenterStatus: { state: string } }>(app, who.headers, STATUS);
  return data.actionCenterStatus.state;
};

const STEP = 'id title description impact timeEstimate completed';
const HOME = `query ($userId: ID) {
  actionCenter(userId: $userId) {
    sample keyInsight visibilityGainPerStep citationGainPerStep
    opportunities { id topic question potential type reason }
    nextSteps { ${STEP} }
  }
}`;
const home = async (who = owner) => {
  const { data, errors } = await graphql<{ actionCenter: ActionCenter }>(app, who.headers, HOME);
  expect(errors).toBeUndefined();
  return data.actionCenter;
};

const SET = `mutation ($id: ID!, $completed: Boolean!) {
  setNextStep(id: $id, completed: $completed) { nextStep { ${STEP} } }
}`;
const set = (id: string, completed: boolean, who = owner) =>
  graphql<{ setNextStep: { nextStep: NextStep } }>(app, who.headers, SET, { id, completed });
const completedOf = async (who = owner) =>
  (await home(who)).nextSteps.filter(({ completed }) => completed).map(({ id }) => id);

const switchOff = (userId: string) => switchActionCenterOff(app.database.db, userId);

async function dataVersion() {
  const { data } = await graphql<{ viewer: { dataVersion: number } }>(
    app,
    owner.headers,
    '{ viewer { dataVersion } }',
  );
  return data.viewer.dataVersion;
}

describe('permissions', () => {
  test('every account has it unless the flag or the configured block removes it; the block wins', async () => {
    expect(await statusOf(owner)).toBe('AVAILABLE');
    await home();
    await switchOff(owner.userId);
    expect(await statusOf(owner)).toBe('COMING_SOON');
    expect(await statusOf(blocked)).toBe('NOT_AVAILABLE');
    await switchOff(BLOCKED_ID);
    expect(await statusOf(blocked)).toBe('NOT_AVAILABLE');
  });

  test('a configured “coming soon” account gets only the announcement', async () => {
    const off = await app.signedIn({ id: OFF_ID });
    expect(await statusOf(off)).toBe('COMING_SOON');
    for (const query of [
      '{ actionCenter { sample } }',
      '{ outreach { sample } }',
      '{ crawlerActivity { sample } }',
    ]) {
      expect(codeOf(await graphql(app, off.headers, query)), query).toBe('FORBIDDEN');
      expect(codeOf(await graphql(app, fund.headers, query)), query).toBeUndefined();
    }
  });

  test.each(['actionCenter', 'contentComparison', 'sourceAnalysis'])(
    'refuses %s without the Action Center',
    async (field) => {
      const query = `{ ${field} { sample } }`;
      expect(codeOf(await graphql(app, blocked.headers, query))).toBe('FORBIDDEN');
      expect(codeOf(await graphql(app, owner.headers, query))).toBeUndefined();
      await switchOff(owner.userId);
      expect(codeOf(await graphql(app, owner.headers, query))).toBe('FORBIDDEN');
      expect(codeOf(await graphql(app, {}, query))).toBe('UNAUTHENTICATED');
    },
  );

  test('stores no progress without the Action Center', async () => {
    expect(codeOf(await set('llms-txt', true, blocked))).toBe('FORBIDDEN');
  });

  test('only analysts see another account’s progress', async () => {
    const analyst = await app.signUp();
    await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
    const signIn = await app.server.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: analyst.email, password: analyst.password },
    });
    const headers = { authorization: `Bearer ${signIn.json<{ access_token: string }>().access_token}` };
    await set('llms-txt', true);
    const seen = await graphql<{ actionCenter: ActionCenter }>(app, headers, HOME, { userId: owner.userId });
    expect(seen.data.actionCenter.nextSteps.some(({ completed }) => completed)).toBe(true);
    expect(codeOf(await graphql(app, fund.headers, HOME, { userId: owner.userId }))).toBe('FORBIDDEN');
    expect(codeOf(await graphql(app, fund.headers, STATUS, { userId: owner.userId }))).toBe('FORBIDDEN');
  });
});

describe('next steps', () => {
  test('are five, none completed, each 15 % of visibility and 8 % of citations', async () => {
    const { nextSteps, ...rest } = await home();
    expect(rest).toMatchObject({ sample: true, visibilityGainPerStep: 15, citationGainPerStep: 8 });
    expect(nextSteps).toHaveLength(5);
    expect(new Set(nextSteps.map(({ id }) => id)).size).toBe(5);
    expect(await completedOf()).toEqual([]);
  });

  test('stores progress for each account', async () => {
    const { data } = await set('llms-txt', true);
    expect(data.setNextStep.nextStep).toMatchObject({ id: 'llms-txt', completed: true });
    await set('pitch-roundup', true);
    expect(await completedOf()).toEqual(['llms-txt', 'pitch-roundup']);
    expect(await completedOf(fund)).toEqual([]);
    await set('llms-txt', false);
    expect(await completedOf()).toEqual(['pitch-roundup']);
  });

  test('setting a step twice, also concurrently, has no further effect', async () => {
    await Promise.all([set('llms-txt', true), set('llms-txt', true), set('answer-first', true)]);
    expect(await completedOf()).toEqual(['llms-txt', 'answer-first']);
    const version = await dataVersion();
    await set('llms-txt', true);
    await set('comparison-page', false);
    expect(await dataVersion()).toBe(version);
    await set('llms-txt', false);
    expect(await dataVersion()).toBe(version + 1);
  });

  test('refuses an unknown step', async () => {
    const reply = await set('x'.repeat(5000), true);
    expect(codeOf(reply)).toBe('NOT_FOUND');
    expect(reply.errors?.[0]?.extensions.field).toBe('id');
  });
});

test('the radar has every kind of opportunity', async () => {
  const { opportunities } = await home();
  expect(new Set(opportunities.map(({ type }) => type)).size).toBe(3);
  expect(new Set(opportunities.map(({ id }) => id)).size).toBe(opportunities.length);
});
