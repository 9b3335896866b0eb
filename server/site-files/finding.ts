/** `error`: readers misunderstand the file; `warning`: some do; `note`: worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

/** A defect of a file. */
export interface Finding {
  /** From 1. */
  line: number;
  /** Names the rule, such as `title-missing`. */
  kind: string;
  severity: Severity;
  /** What is wrong, for users. */
  message: string;
  /** What the file may say there. */
  allowed: string;
}

export const MAX_FINDINGS = 500;
const MAX_QUOTE = 60;

/** A text of the file within a message: shortened, without control characters. */
export function quote(text: string): string {
  const visible = text.replace(/\p{Cc}/gu, '�').trim();
  return `“${visible.length > MAX_QUOTE ? `${visible.slice(0, MAX_QUOTE - 1)}…` : visible}”`;
}

/** Collects findings in the order of their lines. */
export class Findings {
  readonly #found: Finding[] = [];

  add(severity: Severity, line: number, kind: string, message: string, allowed: string): void {
    this.#found.push({ line, kind, severity, message, allowed });
  }

  list(): Finding[] {
    return this.#found.toSorted((a, b) => a.line - b.line).slice(0, MAX_FINDINGS);
  }
}

/** Whether a server sent a web page instead of a text file. */
export const isHtml = (text: string): boolean =>
  /^\s*(<!doctype html|<html|<head|<body|<\?xml[^>]*>\s*<(!doctype html|html))/i.test(
    text.replace(/^\uFEFF/, ''),
  );

/** Defects of any text file. */
export function checkEncoding(lines: readonly string[], findings: Findings): void {
  const replaced = lines.findIndex((line) => line.includes('\uFFFD'));
  if (replaced !== -1) {
    findings.add(
      'error',
      replaced + 1,
      'encoding',
      'Some characters are not UTF-8.',
      'Save the file as UTF-8.',
    );
  }
  const control = lines.findIndex((line) => /(?![\t\uFEFF])[\p{Cc}]/u.test(line));
  if (control !== -1) {
    findings.add(
      'warning',
      control + 1,
      'control-character',
      'The line has an invisible control character.',
      'Printable characters and tabs.',
    );
  }
}
