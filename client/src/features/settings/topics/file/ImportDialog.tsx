import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { DialogFrame } from '../../../../components/dialogs/DialogFrame.tsx';
import { formatCounted } from '../../../../format.ts';
import { useImportPromptsMutation } from '../../../../panels/prompts/PromptMutations.generated.ts';
import { formatAdded } from '../format-added.ts';
import { useMutate } from '../use-mutate.ts';
import type { PromptRow } from './prompt-csv.ts';

/** Enough of a file to recognise it. */
const PREVIEW_ROWS = 20;

interface ImportDialogProps {
  fileName: string;
  rows: readonly PromptRow[];
  onClose: () => void;
}

/** Previews a file, imports it, and lists the rows that were refused. */
export function ImportDialog({ fileName, rows, onClose }: ImportDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [send, { data }] = useImportPromptsMutation();
  const { mutate, busy } = useMutate();
  const topics = new Set(rows.map(({ topic }) => topic.toLowerCase())).size;

  const result = data?.importPrompts;
  if (result) {
    const count = (outcome: string) => result.rows.filter((row) => row.outcome === outcome).length;
    const refused = result.rows.flatMap(({ index, reason }) => {
      const row = rows[index];
      return row && reason !== null ? [{ ...row, index, reason }] : [];
    });
    return (
      <DialogFrame
        wide
        title="Import finished"
        text={formatAdded({
          added: count('ADDED'),
          restored: count('RESTORED'),
          alreadyThere: count('ALREADY_THERE'),
        })}
        focusOn={button}
        onClose={onClose}
        body={
          <>
            {result.topicsAdded.length > 0 && (
              <Text fontSize="sm" color="fg.muted" wordBreak="break-word">
                {`New topics: ${result.topicsAdded.join(', ')}.`}
              </Text>
            )}
            {refused.length > 0 && (
              <>
                <Text fontSize="sm" fontWeight="medium" role="status">
                  {`${formatCounted(refused.length, 'row')} refused`}
                </Text>
                <RowList label="Rows that were refused" rows={refused} />
              </>
            )}
          </>
        }
      >
        <Button ref={button} size="sm" onClick={onClose}>
          Done
        </Button>
      </DialogFrame>
    );
  }
  return (
    <DialogFrame
      wide
      title={`Import “${fileName}”?`}
      text={`${formatCounted(rows.length, 'row')} in ${formatCounted(topics, 'topic')}. Existing prompts stay unchanged.`}
      focusOn={button}
      onClose={onClose}
      body={
        <RowList
          label="First rows of the file"
          rows={rows.slice(0, PREVIEW_ROWS).map((row, index) => ({ ...row, index, reason: null }))}
        />
      }
    >
      <Button size="sm" variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button
        ref={button}
        size="sm"
        disabled={busy}
        aria-busy={busy}
        onClick={() => mutate(() => send({ variables: { rows: [...rows] } }))}
      >
        {busy ? 'Importing...' : `Import ${formatCounted(rows.length, 'row')}`}
      </Button>
    </DialogFrame>
  );
}

interface ListedRow extends PromptRow {
  index: number;
  /** Why it was refused; null before the import. */
  reason: string | null;
}

function RowList({ label, rows }: { label: string; rows: readonly ListedRow[] }) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      maxH="16rem"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="l2"
      focusVisibleRing="inside"
    >
      <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {rows.map(({ index, topic, question, reason }) => (
          <chakra.li key={index} display="block" px="3" py="2" fontSize="sm" overflowWrap="anywhere">
            <Text as="span" display="block" fontSize="xs" color="fg.muted">
              {topic || 'No topic'}
            </Text>
            <Text as="span" lineClamp="2">
              {question || 'No question'}
            </Text>
            {reason && (
              <Text as="span" display="block" fontSize="xs" color="fg.error">
                {reason}
              </Text>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
