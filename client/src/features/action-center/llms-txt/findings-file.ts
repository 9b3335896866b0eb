import { toCsv } from '../../../components/table/to-csv.ts';
import type { Finding } from './model.ts';

export const SEVERITIES = { ERROR: 'Error', WARNING: 'Warning', NOTE: 'Note' } as const;

export const findingsCsv = (findings: readonly Finding[]): string =>
  toCsv(
    [
      { header: 'Line', value: ({ line }) => line },
      { header: 'Severity', value: ({ severity }) => SEVERITIES[severity] },
      { header: 'Rule', value: ({ kind }) => kind },
      { header: 'Finding', value: ({ message }) => message },
      { header: 'Allowed', value: ({ allowed }) => allowed },
    ],
    findings,
  );

/** A list in Markdown, for an issue or a mail. */
export const findingsMarkdown = (fileName: string, findings: readonly Finding[]): string =>
  [
    `# Findings in ${fileName}`,
    '',
    ...findings.map(
      ({ line, severity, message, allowed }) =>
        `- Line ${line}, ${SEVERITIES[severity].toLowerCase()}: ${escapeMarkdown(message)} Allowed: ${escapeMarkdown(allowed)}`,
    ),
    '',
  ].join('\n');

/** Texts of a file must not become links or HTML. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
