import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, Flex } from '@chakra-ui/react';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { toastError } from '../../../../components/feedback/toasts.ts';
import { fileName } from '../../../../components/table/file-name.ts';
import { saveFile } from '../../../../components/table/save-file.ts';
import { SettingsCard } from '../../SettingsCard.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { PromptFileDocument } from './PromptFiles.generated.ts';
import type { PromptLine } from './prompt-csv.ts';

const MOST_BYTES = 5_000_000;

/** Prompts of all topics as a file: to take along, and to bring in. */
export function PromptFiles() {
  const client = useApolloClient();
  const picker = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState<{ name: string; lines: PromptLine[] } | null>(null);

  async function read(file: File) {
    if (file.size > MOST_BYTES) {
      toastError(`“${file.name}” is larger than 5 MB.`);
      return;
    }
    try {
      const { readPromptFile } = await import('./prompt-csv.ts');
      const found = readPromptFile(await file.text());
      if (found.ok) setGiven({ name: file.name, lines: found.lines });
      else toastError(`“${file.name}” could not be read. ${found.problem}`);
    } catch {
      toastError(`“${file.name}” could not be read. Please try again.`);
    }
  }

  async function write() {
    try {
      const { writePromptFile } = await import('./prompt-csv.ts');
      const { data } = await client.query({ query: PromptFileDocument, fetchPolicy: 'network-only' });
      if (!data) throw new Error('The reply is empty');
      const names = new Map(data.topicSettings.map(({ id, name }) => [id, name]));
      const lines = data.promptSettings.prompts.map(({ topicId, question }) => ({
        topic: names.get(topicId) ?? '',
        question,
      }));
      const day = new Date().toISOString().slice(0, 10);
      saveFile(fileName(['prompts', day], 'csv'), 'text/csv;charset=utf-8', writePromptFile(lines));
    } catch {
      toastError('Failed to export the prompts. Please try again later.');
    }
  }

  return (
    <SettingsCard
      title="Prompts as a file"
      description="A CSV file with the columns topic and question. Topics that are not there yet are made."
    >
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => picker.current?.click()}>
          <Upload aria-hidden="true" />
          Import CSV
        </Button>
        <Button size="sm" variant="outline" onClick={write}>
          <Download aria-hidden="true" />
          Export CSV
        </Button>
        <chakra.input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="CSV file of prompts"
          tabIndex={-1}
          srOnly
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again after it was mended.
            target.value = '';
            if (file) read(file);
          }}
        />
      </Flex>
      {given && <ImportDialog {...given} onClose={() => setGiven(null)} />}
    </SettingsCard>
  );
}
