import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { toaster } from '../components/feedback/Toaster.tsx';
import { watchConsole } from './console.ts';

// jsdom has no layout: what depends on it gets a fixed answer.
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
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'sidebar_state=; path=/; max-age=0';
  window.matchMedia = (query) => stubMedia(query, false);
});

// Parts of the client arrive by dynamic import, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

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
