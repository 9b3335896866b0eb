import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { ScrollTable } from '../../../components/table/ScrollTable.tsx';
import { saveFile } from '../../../components/table/save-file.ts';
import { findingsCsv, findingsMarkdown, SEVERITIES } from './findings-file.ts';
import type { Finding } from './model.ts';

const PALETTES = { ERROR: 'red', WARNING: 'amber', NOTE: 'gray' } as const;

interface FindingPanelProps {
  title: string;
  /** The text that they are of, within a sentence. */
  of: string;
  /** Name of the checked file. */
  fileName: string;
  findings: readonly Finding[];
}

/** The defects of a file, with downloads. */
export function FindingPanel({ title, of, fileName, findings }: FindingPanelProps) {
  const download = (extension: 'csv' | 'md') =>
    saveFile(
      `${fileName.replace('.', '-')}-findings.${extension}`,
      extension === 'csv' ? 'text/csv' : 'text/markdown',
      extension === 'csv' ? findingsCsv(findings) : findingsMarkdown(fileName, findings),
    );
  return (
    <Panel
      title={`${title} (${findings.length})`}
      actions={
        findings.length > 0 && (
          <HStack gap="2">
            <Button size="xs" variant="outline" onClick={() => download('csv')}>
              <Download aria-hidden="true" />
              CSV
            </Button>
            <Button size="xs" variant="outline" onClick={() => download('md')}>
              <Download aria-hidden="true" />
              Markdown
            </Button>
          </HStack>
        )
      }
    >
      <Text fontSize="sm" color="fg.muted" mb={findings.length > 0 ? '3' : '0'}>
        {findings.length === 0 ? `No defect was found in ${of}.` : `Of ${of}.`}
      </Text>
      {findings.length > 0 && (
        <ScrollTable
          caption={title}
          minW="36rem"
          maxH="24rem"
          head={
            <>
              <chakra.th w="4rem">Line</chakra.th>
              <chakra.th w="6rem">Severity</chakra.th>
              <th>Finding</th>
              <th>Allowed</th>
            </>
          }
        >
          {findings.map(({ line, kind, severity, message, allowed }) => (
            <tr key={`${line} ${kind} ${message}`}>
              <chakra.td fontVariantNumeric="tabular-nums">{line}</chakra.td>
              <td>
                <Pill palette={PALETTES[severity]}>{SEVERITIES[severity]}</Pill>
              </td>
              <chakra.td overflowWrap="anywhere">{message}</chakra.td>
              <chakra.td color="fg.muted" overflowWrap="anywhere">
                {allowed}
              </chakra.td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </Panel>
  );
}
