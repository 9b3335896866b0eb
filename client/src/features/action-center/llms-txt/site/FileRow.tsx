import { Box, Button, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { Pill } from '../../../../components/figures/Pill.tsx';
import { formatCounted, formatDateTime } from '../../../../format.ts';
import type { SiteFile } from '../model.ts';
import { FILE_NAMES, fileState } from './file-states.ts';

interface FileRowProps {
  file: SiteFile;
  onGenerate: () => void;
  onPolicy: () => void;
}

/** One file: its state, and the step that a state other than read asks for. */
export function FileRow({ file, onGenerate, onPolicy }: FileRowProps) {
  const { kind, status, httpStatus, problem, finalUrl, checkedAt } = file;
  const { label, palette, step } = fileState(file);
  const failed = status !== 'READ' && status !== 'NOT_CHECKED';
  return (
    <Flex
      role="group"
      aria-label={FILE_NAMES[kind]}
      gap="3"
      py="3"
      wrap="wrap"
      justify="space-between"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box minW="0" flex="1 1 18rem">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="medium">/{FILE_NAMES[kind]}</Text>
          <Pill palette={palette}>{label}</Pill>
          {httpStatus !== null && failed && (
            <Text fontSize="sm" color="fg.muted">
              Status {httpStatus}
            </Text>
          )}
        </HStack>
        <Text mt="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {status === 'READ' ? readText(file) : `${failed && problem ? `${problem} ` : ''}${step}`}
        </Text>
        {checkedAt && (
          <Text mt="0.5" fontSize="xs" color="fg.subtle" overflowWrap="anywhere">
            <chakra.span>{formatDateTime(checkedAt)}</chakra.span>
            {finalUrl && `, ${finalUrl}`}
          </Text>
        )}
      </Box>
      {kind === 'LLMS_TXT' && status === 'NOT_FOUND' && (
        <Button size="sm" variant="outline" onClick={onGenerate}>
          Generate one
        </Button>
      )}
      {kind === 'ROBOTS_TXT' && status === 'NOT_FOUND' && (
        <Button size="sm" variant="outline" onClick={onPolicy}>
          Propose one
        </Button>
      )}
    </Flex>
  );
}

function readText({ kind, versions, findings }: SiteFile): string {
  const [latest] = versions;
  if (kind === 'LLMS_FULL_TXT' || !latest) return 'The site has the file. Its text is not kept.';
  const changed = versions.length > 1 ? `, changed ${formatDateTime(latest.fetchedAt)}` : '';
  return `${formatBytes(latest.bytes)}, ${formatCounted(findings.length, 'finding')}${changed}.`;
}

const formatBytes = (bytes: number) =>
  bytes < 1_000 ? formatCounted(bytes, 'byte') : `${(bytes / 1_000).toFixed(1)} KB`;
