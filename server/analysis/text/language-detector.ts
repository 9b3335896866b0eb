import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { lazy } from '../../lib/lazy.ts';

/** What is used of the package `eld`. */
interface Detector {
  detect(text: string): { language: string; isReliable(): boolean };
}

/** Loaded with the first text that needs it: its tables take a quarter of a second and 30 MB. */
export const languageDetector = lazy(
  () =>
    (
      createRequire(import.meta.url)(fileURLToPath(import.meta.resolve('eld/extrasmall'))) as {
        eld: Detector;
      }
    ).eld,
);
