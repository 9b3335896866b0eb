import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Each test renders the client again, so that several auth clients share a page.
const HARMLESS = [/Multiple GoTrueClient/];
const warn = console.warn;
let errors: MockInstance<typeof console.error>;
let expected: RegExp[];

/** Fails a test that logs an unexpected error. */
export function watchConsole() {
  beforeEach(() => {
    expected = [];
    vi.spyOn(console, 'warn').mockImplementation((...args) => {
      const text = args.join(' ');
      if (![...HARMLESS, ...expected].some((pattern) => pattern.test(text))) warn(...args);
    });
    errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    const written = errors.mock.calls.map((call) => call.map(String).join(' '));
    errors.mockRestore();
    const surprises = written.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(surprises, 'unexpected console.error').toEqual([]);
    for (const pattern of expected) expect(written.join('\n')).toMatch(pattern);
  });
}

/** Requires the current test to log an error that matches. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}
