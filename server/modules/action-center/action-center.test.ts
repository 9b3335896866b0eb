import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActionCenterExample } from '../../graphql/resolvers.generated.ts';
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

const switchOff = (userId: string) => switchActionCenterOff(app.database.db, userId);

describe('permissions', () => {
  test('every account has it unless the flag or the configured block removes it; the block wins', async () => {
    expect(await statusOf(owner)).toBe('AVAILABLE');
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
      '{ actionCenter { answers } }',
      '{ actionCenterExample { sample } }',
      '{ fundOutreach { sample } }',
      '{ crawlerActivity { sample } }',
    ]) {
      expect(codeOf(await graphql(app, off.headers, query)), query).toBe('FORBIDDEN');
      expect(codeOf(await graphql(app, fund.headers, query)), query).toBeUndefined();
    }
  });

  test.each(['actionCenterExample', 'contentComparison', 'sourceAnalysis'])(
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
});

test('the example has every kind of opportunity, and five steps', async () => {
  const { data } = await graphql<{ actionCenterExample: ActionCenterExample }>(
    app,
    owner.headers,
    '{ actionCenterExample { sample keyInsight opportunities { id type } nextSteps { id } } }',
  );
  const { sample, opportunities, nextSteps } = data.actionCenterExample;
  expect(sample).toBe(true);
  expect(new Set(opportunities.map(({ type }) => type)).size).toBe(3);
  expect(new Set(opportunities.map(({ id }) => id)).size).toBe(opportunities.length);
  expect(nextSteps).toHaveLength(5);
});
