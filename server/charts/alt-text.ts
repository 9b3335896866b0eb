import { oneLine } from '../lib/format.ts';
import { formatValue, type Picture, type TimeLine } from './picture.ts';

/** What a picture shows, in words. */
export function altTextOf({ title, subtitle, figures = [], rows = [], chart, footnote }: Picture): string {
  const parts = [
    `${oneLine(title)}. ${oneLine(subtitle)}.`,
    ...figures.map(({ label, value, detail }) => `${label}: ${value}${detail ? ` (${detail})` : ''}.`),
    ...rows.map(({ name, before, after }) => `${oneLine(name)}: ${after}, ${before} before.`),
    ...(chart ? describe(chart) : []),
    footnote.includes('·') ? `${footnote.split('· ')[1]}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function describe({ unit, lines, spans }: TimeLine): string[] {
  const ends = lines.flatMap(({ name, points }) => {
    const known = points.filter(({ value }) => value !== null);
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last || first === last) return [];
    const shown = (value: number | null) => formatValue(unit, value ?? 0);
    return [`${oneLine(name)}: ${shown(first.value)} on ${first.day}, ${shown(last.value)} on ${last.day}.`];
  });
  const marked = spans.map(({ label, from, to, value }) => {
    const figure = value === null ? '' : `: ${formatValue(unit, value)}`;
    return `${from} – ${to} ${label}${figure}.`;
  });
  return [...ends, ...marked];
}
