import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Every test opens the page anew, which supabase-js takes for several pages in one.
const HARMLESS = [/Multiple GoTrueClient/];
const warn = console.warn;
let errors: MockInstance<typeof console.error>;
let expected: RegExp[];

/** Makes a test fail that writes an error nobody expected into the console. */
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

/** Says that a test writes this into the console, and that it has to. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}
