import { createAnalyser } from '../server/analysis/analyser.ts';
import { createMatcher } from '../server/analysis/names/matcher.ts';
import type { TrackedCompany } from '../server/analysis/types.ts';
import { printFigure } from './support/figures.ts';

const BYTES = 20_000;
const SYLLABLES = ['ba', 'den', 'gor', 'li', 'mex', 'nu', 'pra', 'so', 'tek', 'vi'];

/** A made-up name; the same number always gives the same name. */
function nameOf(number: number): string {
  const parts = [number % 10, Math.floor(number / 10) % 10, Math.floor(number / 100) % 10];
  const name = parts.map((part) => SYLLABLES[part] ?? '').join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function companies(count: number): TrackedCompany[] {
  return Array.from({ length: count }, (_, number) => {
    const name = nameOf(number);
    return { id: name, name, aliases: [`${name} Audio`], domain: `${name.toLowerCase()}.com` };
  });
}

/** A recommendation list of 20 KB that names ten companies repeatedly. */
function answerText(): string {
  const parts = ['Here are good headphones for travel, tested over several weeks.\n'];
  for (let number = 0, length = 0; length < BYTES; number += 1) {
    const name = nameOf((number % 10) * 37);
    const item = `\n${(number % 10) + 1}. **${name} Q${number}** – comfortable, with a long battery life. Reviewers like its sound, but the case is large ([Test site](https://example.com/${name}?utm_source=chat)).\n`;
    parts.push(item);
    length += item.length;
  }
  return parts.join('').slice(0, BYTES);
}

/** Median milliseconds of one call. */
function median(run: () => void): number {
  for (let warm = 0; warm < 50; warm += 1) run();
  const times = Array.from({ length: 101 }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[50] ?? Number.NaN;
}

/** Prints how fast names are found in a 20 KB answer, and how fast the whole analysis runs. */
export function benchAnalysis(): void {
  const text = answerText();
  for (const count of [50, 500]) {
    const tracked = companies(count);
    const matcher = createMatcher(tracked);
    const analyse = createAnalyser(tracked);
    const runs = {
      'whole analysis': () => void analyse({ text, sources: [] }),
      'names alone': () => void matcher.find(text),
    };
    for (const [what, run] of Object.entries(runs)) {
      const milliseconds = median(run);
      printFigure({
        measure: `analysis against ${count} names, ${what}, 20 KB answer`,
        value: `${(BYTES / 1000 / milliseconds).toFixed(1)} MB/s (${milliseconds.toFixed(2)} ms)`,
      });
    }
  }
}

if (import.meta.main) benchAnalysis();
