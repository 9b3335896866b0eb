import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { toaster } from '../components/feedback/Toaster.tsx';
import { watchConsole } from './console.ts';

// jsdom has no layout: code that depends on it gets fixed values.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoObserver);
vi.stubGlobal('IntersectionObserver', NoObserver);
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// Charts measure their labels with a <span>.
Element.prototype.getBoundingClientRect = function () {
  return this.tagName === 'SPAN' ? new DOMRect(0, 0, 40, 12) : new DOMRect(0, 0, 600, 240);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'sidebar_state=; path=/; max-age=0';
  window.matchMedia = (query) => stubMedia(query, false);
});

// React's development build takes a stack trace of every element, up to a limit per second: a sixth of all CPU. The traces
// only name the component that a warning is about.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});

// Parts of the client load by dynamic import, which takes long on a busy machine.
configure(({ getElementError: withPage }) => ({
  asyncUtilTimeout: 120_000,
  // Only the error that ends the test prints the page, not every retried attempt.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : withPage(message, container),
}));

/** Set by the library while `waitFor` and `findBy…` retry. */
const isWaiting = () =>
  Boolean((getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics);

watchConsole();

afterEach(() => {
  cleanup();
  toaster.remove();
  vi.useRealTimers();
});

/** A media query that never changes. */
export function stubMedia(query: string, matches: boolean): MediaQueryList {
  return {
    media: query,
    matches,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  };
}
