import { useSyncExternalStore } from 'react';

/** What a person may choose; `system` follows the device. */
export type ColourMode = 'light' | 'dark' | 'system';

/** Also read by `public/colour-mode.js`. */
const STORAGE_KEY = 'sightline-colour-mode';
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function read(): ColourMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

let mode = read();
let printing = false;

function apply() {
  const dark = !printing && (mode === 'dark' || (mode === 'system' && matchMedia(DARK).matches));
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

/** Chooses a mode, keeps it for the next visit and tells every reader. */
export function setColourMode(next: ColourMode) {
  mode = next;
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Storage may be blocked; the choice then lasts for this visit.
  }
  apply();
  for (const listener of listeners) listener();
}

function setPrinting(next: boolean) {
  printing = next;
  apply();
}

/** Starts following the device and other tabs; call once. Paper is light whatever the mode. */
export function startColourMode() {
  apply();
  window.addEventListener('beforeprint', () => setPrinting(true));
  window.addEventListener('afterprint', () => setPrinting(false));
  matchMedia(DARK).addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) setColourMode(read());
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen mode; re-renders when it changes. */
export const useColourMode = () => useSyncExternalStore(subscribe, () => mode);
