import { graphql } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config/config.ts';
import { createSchema } from '../../server/graphql/schema.ts';
import { createServices, type Services } from '../../server/services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../server/testing/app.ts';
import { importInto } from '../../server/testing/graphql.ts';
import { QUILLMARK } from '../../server/testing/recordings.ts';
import { THREE_WEEKS } from '../../server/testing/three-weeks.ts';
import { clientOperation } from '../operation.ts';
import { createDayTables } from './day-tables.ts';
import { createDayVisibility } from './day-visibility.ts';

// The comparison is honest only while both give the same reply, and it is run by hand: the schema changes between two runs.

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, THREE_WEEKS);
  await createDayTables(app.database.db);
});
afterAll(() => app.close());

test.each([7, 30, undefined])('an overview of day tables is the product’s: %s days', async (days) => {
  const { db } = app.database;
  const services = createServices(db, readConfig({}), { clock: app.clock.now });
  const viewer = await services.accounts.viewerOf({ ...owner, sessionId: '' });
  const overview = async (visibility: Services['visibility']) => {
    const { data, errors } = await graphql({
      schema: createSchema(),
      source: clientOperation('Overview'),
      contextValue: { services: { ...services, visibility }, viewer, ip: '127.0.0.1' },
      variableValues: { filter: days ? { days } : {}, compare: false },
    });
    expect(errors).toBeUndefined();
    return JSON.parse(JSON.stringify(data));
  };
  const ours = await overview(services.visibility);
  expect(ours.dashboard.metrics).toBeDefined();
  expect(await overview(createDayVisibility(db, services))).toEqual(ours);
});
