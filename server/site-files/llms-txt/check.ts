import { checkEncoding, type Finding, Findings, isHtml } from '../finding.ts';
import { checkHeadings, checkTitle } from './check-headings.ts';
import { checkSections, checkSummary } from './check-sections.ts';
import { readMarkdownLines, splitLines } from './lines.ts';

/** Checks an llms.txt file by the grammar of the proposal at llmstxt.org. */
export function checkLlmsTxt(text: string): Finding[] {
  const findings = new Findings();
  if (isHtml(text)) {
    findings.add('error', 1, 'html', 'The server sent a web page.', 'Plain text in Markdown.');
    return findings.list();
  }
  if (text.replace(/^\uFEFF/, '').trim() === '') {
    findings.add('error', 1, 'empty', 'The file is empty.', 'At least a title: # Name of the site');
    return findings.list();
  }
  checkEncoding(splitLines(text), findings);
  const { lines, openFence } = readMarkdownLines(text);
  if (openFence !== null) {
    findings.add(
      'error',
      openFence,
      'code-open',
      'The code block has no end.',
      'Close it with the same marks.',
    );
  }
  checkTitle(lines, findings);
  checkHeadings(lines, findings);
  checkSummary(lines, findings);
  checkSections(lines, findings);
  for (const { line, kind, raw } of lines) {
    if (
      kind !== 'ignored' &&
      /<\/?(div|span|p|br|a|table|script|style|ul|li|h[1-6])\b[^<>]{0,500}>/i.test(raw)
    ) {
      findings.add('warning', line, 'html-tag', 'The line has HTML.', 'Markdown without HTML tags.');
    }
  }
  return findings.list();
}
