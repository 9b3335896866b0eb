import { LOG_FORMATS } from '../../server/visit-analysis/formats/formats.ts';
import type { SentFile } from './send-file.ts';

const count = (number: number) => number.toLocaleString('en-US');

/** What became of a file, in sentences. */
export function describeResult(file: string, sent: SentFile | null): string[] {
  const result = sent?.result;
  if (!result || result.format === null) return [`${file}: no lines.`];
  const { lines, visits, forged, people, known, redirects, otherHosts, otherHost, outOfTime, bad } = result;
  const format = LOG_FORMATS.find(({ key }) => key === result.format)?.name ?? result.format;
  return [
    `${file}: ${count(lines)} lines, ${format}.`,
    ...describeSkipped(sent),
    `  New: ${count(visits)} visits of AI agents${forged > 0 ? ` (${count(forged)} forged)` : ''}, ${count(people)} people from AI platforms.`,
    ...(known > 0 ? [`  Counted before: ${count(known)}.`] : []),
    ...(redirects > 0 ? [`  Redirects, which are no visits: ${count(redirects)}.`] : []),
    ...(otherHosts > 0
      ? [`  At hosts that are not your site: ${count(otherHosts)}, such as ${otherHost}.`]
      : []),
    ...(outOfTime > 0 ? [`  Too old, or in the future: ${count(outOfTime)}.`] : []),
    ...(bad > 0
      ? [
          `  Could not be read: ${count(bad)}. The first is line ${result.firstBadLine}: ${result.firstBadText}`,
        ]
      : []),
  ];
}

function describeSkipped({ skipped, isKnown }: SentFile): string[] {
  if (isKnown) return ['  All of it was sent before, so nothing was sent again. It gave:'];
  return skipped > 0
    ? [`  An earlier run had sent ${count(skipped)} lines, so this one went on there. Together:`]
    : [];
}
