import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';

/**
 * Starts an application that listens for a test file. Each test begins some time after the one before it, so that rate
 * limits have room again.
 * @param use receives it before the first test
 */
export function setUpListeningApp(
  use: (test: { app: TestApp; origin: string }) => void,
  pauseMs = 3_600_000,
): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    use({ app, origin: await app.listen() });
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(pauseMs));
}
