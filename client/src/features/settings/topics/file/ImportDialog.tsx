import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { formatCounted } from '../../../../format.ts';
import { FormDialog } from '../FormDialog.tsx';
import { addedWords } from '../prompts/added-words.ts';
import { useEdit } from '../use-edit.ts';
import { FileRows } from './FileRows.tsx';
import { useImportPromptsMutation } from './PromptFiles.generated.ts';
import type { PromptLine } from './prompt-csv.ts';

/** Enough of a file to see whether it is the right one. */
const FIRST_ROWS = 20;

interface ImportDialogProps {
  /** Name of the file. */
  name: string;
  lines: readonly PromptLine[];
  onClose: () => void;
}

/** Shows what a file holds, takes it in, and tells what became of each row that was refused. */
export function ImportDialog({ name, lines, onClose }: ImportDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [send, { data }] = useImportPromptsMutation();
  const { edit, busy } = useEdit();
  const done = data?.importPrompts;
  const topics = new Set(lines.map(({ topic }) => topic.toLowerCase())).size;
  const rows = done
    ? done.rows.flatMap(({ index, reason }) => (reason === null ? [] : [{ ...lineAt(index), index, reason }]))
    : lines.map((line, index) => ({ ...line, index, reason: null }));
  const counted = (outcome: string) => done?.rows.filter((row) => row.outcome === outcome).length ?? 0;

  function lineAt(index: number): PromptLine {
    return lines[index] ?? { topic: '', question: '' };
  }

  return (
    <FormDialog
      title={done ? 'Import finished' : `Import “${name}”?`}
      text={
        done
          ? addedWords({
              added: counted('ADDED'),
              restored: counted('RESTORED'),
              there: counted('ALREADY_THERE'),
            })
          : `${formatCounted(lines.length, 'row')} in ${formatCounted(topics, 'topic')}. Prompts that are there already stay as they are.`
      }
      focusOn={button}
      onClose={onClose}
      buttons={
        done ? (
          <Button ref={button} size="sm" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button size="sm" variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button
              ref={button}
              size="sm"
              disabled={busy}
              aria-busy={busy}
              onClick={() =>
                edit(() =>
                  send({ variables: { rows: lines.map(({ topic, question }) => ({ topic, question })) } }),
                )
              }
            >
              {busy ? 'Importing...' : `Import ${formatCounted(lines.length, 'row')}`}
            </Button>
          </>
        )
      }
    >
      {done && done.topicsAdded.length > 0 && (
        <Text fontSize="sm" color="fg.muted" wordBreak="break-word">
          {`New topics: ${done.topicsAdded.join(', ')}.`}
        </Text>
      )}
      {rows.length > 0 && (
        <Stack gap="2">
          {done && (
            <Text fontSize="sm" fontWeight="medium" role="status">
              {`${formatCounted(rows.length, 'row')} refused`}
            </Text>
          )}
          <FileRows
            label={done ? 'Rows that were refused' : 'First rows of the file'}
            rows={done ? rows : rows.slice(0, FIRST_ROWS)}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
