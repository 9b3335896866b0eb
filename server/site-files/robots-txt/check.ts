import { MAX_ROBOTS_BYTES, readRobotsLines } from '../../net/robots-lines.ts';
import { checkEncoding, type Finding, Findings, isHtml, quote } from '../finding.ts';
import { checkGroups, type RuleGroup } from './check-groups.ts';
import { checkAgent, checkPath, checkRecord } from './check-records.ts';

/** Checks a robots.txt file by RFC 9309 and the drafts for Content-Signal and Content-Usage. */
export function checkRobotsTxt(text: string): Finding[] {
  const findings = new Findings();
  if (isHtml(text)) {
    findings.add('error', 1, 'html', 'The server sent a web page.', 'Plain text with a field on each line.');
    return findings.list();
  }
  const lines = text.split(/\r\n|\r|\n/);
  checkFile(text, lines, findings);
  const groups: RuleGroup[] = [];
  let group: RuleGroup | undefined;
  let hasCrawlDelay = false;
  for (const entry of readRobotsLines(text)) {
    const { line, field, value } = entry;
    if (field === 'user-agent') {
      if (!group || group.rules.length > 0) {
        group = { agents: [], rules: [], hasRecords: false };
        groups.push(group);
      } else if (hasCrawlDelay) {
        findings.add(
          'error',
          line,
          'groups-joined',
          'Crawl-delay does not end a group: the rules below hold for the agents above it too.',
          'At least one Allow or Disallow in each group.',
        );
      }
      group.agents.push({ line, name: value });
      hasCrawlDelay = false;
      checkAgent(entry, findings);
    } else if (field === 'allow' || field === 'disallow') {
      if (!group) {
        findings.add(
          'error',
          line,
          'rule-before-agent',
          'The rule stands before the first User-agent and applies to no bot.',
          'A User-agent line above its rules.',
        );
      }
      group?.rules.push({ line, isAllow: field === 'allow', path: value });
      checkPath(entry, lines[line - 1] ?? '', findings);
    } else {
      if (group && field.startsWith('content-')) group.hasRecords = true;
      hasCrawlDelay ||= field === 'crawl-delay' && group?.rules.length === 0;
      checkRecord(entry, group !== undefined, findings);
    }
  }
  checkGroups(groups, findings);
  return findings.list();
}

function checkFile(text: string, lines: readonly string[], findings: Findings): void {
  checkEncoding(lines, findings);
  if (text.startsWith('\uFEFF')) {
    findings.add(
      'warning',
      1,
      'byte-order-mark',
      'The file begins with an invisible byte order mark; some crawlers then miss the first line.',
      'UTF-8 without a byte order mark.',
    );
  }
  if (Buffer.byteLength(text) > MAX_ROBOTS_BYTES) {
    const line = text.slice(0, MAX_ROBOTS_BYTES).split(/\r\n|\r|\n/).length;
    findings.add('error', line, 'too-large', 'Crawlers may ignore what follows 500 KiB.', 'At most 500 KiB.');
  }
  for (const [index, line] of lines.entries()) {
    const record = (line.split('#', 1)[0] ?? '').replace('\uFEFF', '').trim();
    if (record !== '' && !/^[^:]*\S[^:]*:/.test(record)) {
      findings.add(
        'error',
        index + 1,
        'no-colon',
        `${quote(record)} has no field with a colon.`,
        'A field, a colon and a value, such as Disallow: /private/',
      );
    }
  }
}
