import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { createServices } from '../../../services.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a server without a chat model keeps the account’s choice of judge', async () => {
  const quiet = { LOG_LEVEL: 'silent' };
  const model = { CHAT_MODEL_URL: 'http://127.0.0.1:1/v1', CHAT_MODEL: 'judge-1' };
  const withModel = createServices(app.database.db, readConfig({ ...quiet, ...model }));
  const without = createServices(app.database.db, readConfig(quiet));
  const person = await app.signUp();
  const viewer = await withModel.accounts.viewerOf({ ...person, sessionId: '' });
  const account = await withModel.accounts.readable(viewer, null);
  await withModel.collection.settings.save(viewer, { judgeByModel: true });

  // As the form sends it, which has no switch without a model.
  const saved = await without.collection.settings.save(viewer, { samples: 2, judgeByModel: false });
  expect(saved.errors).toEqual([]);
  expect(await without.collection.settings.view(account)).toMatchObject({ samples: 2, judgeByModel: false });
  expect(await withModel.collection.settings.view(account)).toMatchObject({ judgeByModel: true });

  await withModel.collection.settings.save(viewer, { judgeByModel: false });
  expect(await withModel.collection.settings.view(account)).toMatchObject({ judgeByModel: false });
});
