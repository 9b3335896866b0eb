import type { RobotsLine } from '../../net/robots-lines.ts';
import { type Findings, quote } from '../finding.ts';
import { KNOWN_FIELDS, RARE_FIELDS, similarField } from './fields.ts';
import { checkContentSignal, checkContentUsage } from './preferences.ts';

export function checkAgent({ line, value }: RobotsLine, findings: Findings): void {
  if (value === '') {
    findings.add(
      'error',
      line,
      'agent-empty',
      'The agent has no name.',
      'User-agent: * or the name of a crawler.',
    );
  } else if (!/^(\*|[\w-]+)$/.test(value)) {
    findings.add(
      'warning',
      line,
      'agent-invalid',
      `${quote(value)} is more than the name of one crawler.`,
      'One name on a line, of letters, “_” and “-”, such as GPTBot.',
    );
  }
}

export function checkPath({ line, value }: RobotsLine, raw: string, findings: Findings) {
  const add = (
    severity: 'error' | 'warning',
    kind: string,
    message: string,
    allowed = 'A path that begins with “/” or “*”.',
  ) => findings.add(severity, line, kind, message, allowed);
  if (/^https?:\/\//i.test(value))
    return add('error', 'path-url', 'The rule has a whole URL and matches nothing.');
  if (value !== '' && !/^[/*]/.test(value))
    return add('error', 'path-slash', `${quote(value)} matches nothing without “/” at its start.`);
  if (/\s/.test(value))
    add(
      'error',
      'path-space',
      `${quote(value)} has a space and matches nothing.`,
      'One path on a line; %20 for a space.',
    );
  if (value.slice(0, -1).includes('$'))
    add(
      'warning',
      'dollar-inside',
      '“$” means the end of the path only as the last character.',
      '“$” at the end, or %24.',
    );
  if (/[^\s:#]#\S/.test(raw.slice(raw.indexOf(':') + 1))) {
    add(
      'error',
      'path-comment',
      `“#” begins a comment, so the path is only ${quote(value)}.`,
      'Paths without “#”; %23 for the character.',
    );
  }
}

export function checkRecord({ line, field, value }: RobotsLine, isInGroup: boolean, findings: Findings) {
  const add = (severity: 'error' | 'warning' | 'note', kind: string, message: string, allowed: string) =>
    findings.add(severity, line, kind, message, allowed);
  const rare = Object.hasOwn(RARE_FIELDS, field) ? RARE_FIELDS[field] : undefined;
  if (rare) return add('note', 'rare-field', rare, 'A noindex tag on pages, and the fields of RFC 9309.');
  if (!KNOWN_FIELDS.includes(field)) {
    const similar = similarField(field);
    if (similar)
      return add(
        'error',
        'misspelled-field',
        `${quote(field)} is ignored; it looks like ${similar}.`,
        `${similar}:`,
      );
    return add(
      'warning',
      'unknown-field',
      `${quote(field)} is ignored.`,
      'User-agent, Allow, Disallow and Sitemap.',
    );
  }
  if (field === 'sitemap') {
    if (!URL.canParse(value))
      add(
        'error',
        'sitemap-relative',
        `${quote(value)} is not a whole URL.`,
        'Sitemap: https://example.com/sitemap.xml',
      );
  } else if (field === 'crawl-delay') {
    if (/^\d+(\.\d+)?$/.test(value))
      add(
        'note',
        'crawl-delay',
        'RFC 9309 has no Crawl-delay; Google ignores it, Bing obeys it.',
        'The number of seconds.',
      );
    else add('error', 'crawl-delay-value', `${quote(value)} is not a number.`, 'The number of seconds.');
  } else {
    if (!isInGroup)
      add(
        'error',
        'preference-before-agent',
        'The preference stands before the first User-agent and applies to no bot.',
        'Preferences below a User-agent line.',
      );
    if (field === 'content-signal') checkContentSignal(line, value, findings);
    else checkContentUsage(line, value, findings);
  }
}
