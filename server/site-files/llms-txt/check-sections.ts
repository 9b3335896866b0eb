import { type Findings, quote } from '../finding.ts';
import { checkItem } from './check-items.ts';
import type { MarkdownLine } from './lines.ts';

const ORDER = 'A title (#), a summary (>), text without headings, then sections (##) of links.';

export function checkSummary(lines: readonly MarkdownLine[], findings: Findings): void {
  const title = lines.findIndex(({ kind, level }) => kind === 'heading' && level === 1);
  if (title === -1) return;
  const after = lines.slice(title + 1).filter(({ kind }) => kind !== 'blank' && kind !== 'ignored');
  if (after[0]?.kind === 'quote') return;
  const quoted = after.find(({ kind }) => kind === 'quote');
  if (quoted) {
    findings.add(
      'warning',
      quoted.line,
      'summary-misplaced',
      'The summary does not follow the title.',
      ORDER,
    );
  } else {
    findings.add(
      'note',
      lines[title]?.line ?? 1,
      'summary-missing',
      'There is no summary.',
      '> One sentence on what the site is about, below the title.',
    );
  }
}

export function checkSections(lines: readonly MarkdownLine[], findings: Findings): void {
  const urls = new Map<string, number>();
  let section: MarkdownLine | undefined;
  let items = 0;
  const close = () => {
    if (section && items === 0) {
      findings.add(
        'warning',
        section.line,
        'section-empty',
        `The section ${quote(section.text)} lists no link.`,
        'At least one link in a section.',
      );
    }
  };
  for (const entry of lines) {
    if (entry.kind === 'heading' && entry.level <= 2) {
      close();
      section = entry.level === 2 ? entry : undefined;
      items = 0;
    } else if (section && entry.kind === 'item') {
      items += 1;
      checkItem(entry, urls, findings);
    } else if (
      section &&
      entry.kind === 'text' &&
      !/^\s{2,}/.test(entry.raw) &&
      !/^ {0,3}(#|=+\s*$|-+\s*$)/.test(entry.raw)
    ) {
      items += /\]\(/.test(entry.raw) ? 1 : 0;
      findings.add(
        'warning',
        entry.line,
        'text-in-section',
        `${quote(entry.raw)} is no link of the section’s list.`,
        ORDER,
      );
    }
  }
  close();
}
