import { Button, Flex, Text } from '@chakra-ui/react';
import { Download, FilePlus2, Save, ScanText } from 'lucide-react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { LimitedTextArea } from '../../../components/forms/LimitedTextArea.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { saveFile } from '../../../components/table/save-file.ts';
import { formatCount, formatCounted } from '../../../format.ts';
import type { LlmsDraft } from './use-llms-draft.ts';

/** The server takes 500 KB. */
const MAX_CHARACTERS = 512_000;

export function LlmsTxtEditor({ draft, canGenerate }: { draft: LlmsDraft; canGenerate: boolean }) {
  const { text, canSave, isUnsaved, isSaving } = draft;
  return (
    <Panel
      title="llms.txt"
      info="A title, a summary, and under headings one link with its description on each line."
      actions={
        <Flex gap="2" wrap="wrap">
          {canSave && canGenerate && (
            <Button variant="outline" size="sm" onClick={draft.generate}>
              <FilePlus2 aria-hidden="true" />
              Generate
            </Button>
          )}
          <CopyButton size="sm" text={text} />
          <Button variant="outline" size="sm" onClick={() => saveFile('llms.txt', 'text/plain', text)}>
            <Download aria-hidden="true" />
            Export
          </Button>
          <Button variant="outline" size="sm" onClick={draft.analyse}>
            <ScanText aria-hidden="true" />
            Analyze Text
          </Button>
          {canSave && (
            <Button size="sm" loading={isSaving} onClick={draft.save}>
              <Save aria-hidden="true" />
              Save Configuration
            </Button>
          )}
        </Flex>
      }
    >
      <LimitedTextArea
        aria-label="Text of llms.txt"
        maxLength={MAX_CHARACTERS}
        spellCheck={false}
        minH="400px"
        h="60vh"
        fontFamily="mono"
        fontSize="sm"
        readOnly={!canSave}
        value={text}
        onChange={draft.change}
        hint={`${formatCounted(text.split('\n').length, 'line')}, ${formatCounted(text.length, 'character')} of at most ${formatCount(MAX_CHARACTERS)}`}
        aside={<Text>{isUnsaved ? 'Unsaved changes' : 'No unsaved changes'}</Text>}
      />
    </Panel>
  );
}
