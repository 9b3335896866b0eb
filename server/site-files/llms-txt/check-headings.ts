import { type Findings, quote } from '../finding.ts';
import type { MarkdownLine } from './lines.ts';

export function checkTitle(lines: readonly MarkdownLine[], findings: Findings): void {
  const titles = lines.filter(({ kind, level }) => kind === 'heading' && level === 1);
  const [title, ...further] = titles;
  const first = lines.find(({ kind }) => kind !== 'blank');
  if (!title) {
    const unspaced = lines.find(({ raw }) => /^ {0,3}#[^#\s]/.test(raw));
    if (!unspaced && !hasUnderline(lines)) {
      findings.add(
        'error',
        first?.line ?? 1,
        'title-missing',
        'There is no title.',
        'A first line such as: # Name of the site',
      );
    }
  } else if (first && first.line !== title.line) {
    if (first.raw.trim() === '---') {
      findings.add(
        'error',
        first.line,
        'front-matter',
        'Front matter stands before the title.',
        'The title is the first line.',
      );
    } else {
      findings.add(
        'error',
        first.line,
        'title-not-first',
        `${quote(first.raw)} stands before the title.`,
        'The title is the first line.',
      );
    }
  }
  if (title?.text === '')
    findings.add('error', title.line, 'title-empty', 'The title has no text.', '# Name of the site');
  for (const { line, text } of further) {
    findings.add(
      'error',
      line,
      'title-twice',
      `${quote(text)} is a second title.`,
      'One title (#); sections begin with ##.',
    );
  }
}

const hasUnderline = (lines: readonly MarkdownLine[]) =>
  lines.some((line, n) => isUnderlined(lines[n - 1], line));

/** `===` or `---` directly below a text, which Markdown reads as a heading. */
const isUnderlined = (above: MarkdownLine | undefined, { raw }: MarkdownLine) =>
  above?.kind === 'text' && /^ {0,3}(=+|-+)\s*$/.test(raw) && !/^\s*[-=]\s*$/.test(raw);

export function checkHeadings(lines: readonly MarkdownLine[], findings: Findings): void {
  const names = new Map<string, number>();
  for (const [n, entry] of lines.entries()) {
    const { line, kind, level, text, raw } = entry;
    if (kind === 'text' && /^ {0,3}#{1,6}[^#\s]/.test(raw)) {
      findings.add(
        'error',
        line,
        'heading-space',
        `${quote(raw)} is no heading without a space after #.`,
        '# and a space before the text.',
      );
    }
    if (isUnderlined(lines[n - 1], entry)) {
      findings.add(
        'warning',
        line,
        'heading-underlined',
        'Simple readers do not see an underlined heading.',
        '# for the title, ## for sections.',
      );
    }
    if (kind !== 'heading' || level === 1) continue;
    if (level > 2) {
      findings.add(
        'warning',
        line,
        'heading-level',
        `${quote(raw)} is a heading below a section.`,
        'Only one # and headings with ##.',
      );
    } else if (text === '') {
      findings.add('error', line, 'section-unnamed', 'The section has no name.', '## Name of the section');
    } else {
      const first = names.get(text.toLowerCase());
      if (first === undefined) names.set(text.toLowerCase(), line);
      else
        findings.add(
          'warning',
          line,
          'section-twice',
          `Line ${first} begins a section of the same name.`,
          'Each section once.',
        );
      if (text !== 'Optional' && /^optionals?\W*$/i.test(text)) {
        findings.add(
          'warning',
          line,
          'optional-spelling',
          `${quote(text)} is not read as the section that may be left out.`,
          '## Optional',
        );
      }
    }
  }
}
