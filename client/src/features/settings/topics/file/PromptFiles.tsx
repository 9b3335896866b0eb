import { useApolloClient } from '@apollo/client/react';
import { Button, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useContext, useState } from 'react';
import { toastError } from '../../../../components/feedback/toasts.ts';
import { FileButton } from '../../../../components/forms/FileButton.tsx';
import { DataSource } from '../../../../components/table/data-source.ts';
import { fileName, saveFile } from '../../../../components/table/save-file.ts';
import { SettingsCard } from '../../SettingsCard.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { PromptFileDocument } from './PromptFiles.generated.ts';
import type { PromptRow } from './prompt-csv.ts';

const MAX_BYTES = 5_000_000;

/** Imports and exports the prompts of all topics as a CSV file. */
export function PromptFiles() {
  const client = useApolloClient();
  const { brand } = useContext(DataSource);
  const [chosen, setChosen] = useState<{ fileName: string; rows: PromptRow[] } | null>(null);

  async function readFile(file: File) {
    if (file.size > MAX_BYTES) {
      toastError(`“${file.name}” is larger than 5 MB.`);
      return;
    }
    try {
      const { readPromptFile } = await import('./prompt-csv.ts');
      const result = readPromptFile(await file.text());
      if (result.ok) setChosen({ fileName: file.name, rows: result.rows });
      else toastError(`“${file.name}” could not be read. ${result.problem}`);
    } catch {
      toastError(`“${file.name}” could not be read. Please try again.`);
    }
  }

  async function exportFile() {
    try {
      const { writePromptFile } = await import('./prompt-csv.ts');
      const { data } = await client.query({ query: PromptFileDocument, fetchPolicy: 'network-only' });
      if (!data) throw new Error('The reply is empty');
      const names = new Map(data.topicSettings.map(({ id, name }) => [id, name]));
      const rows = data.promptSettings.prompts.map(({ topicId, question }) => ({
        topic: names.get(topicId) ?? '',
        question,
      }));
      const day = new Date().toISOString().slice(0, 10);
      saveFile(fileName([brand, 'prompts', day], 'csv'), 'text/csv;charset=utf-8', writePromptFile(rows));
    } catch {
      toastError('Failed to export the prompts. Please try again later.');
    }
  }

  return (
    <SettingsCard
      title="Prompts as a file"
      description="A CSV file with the columns topic and question. New topics are created."
    >
      <Flex gap="2" wrap="wrap">
        <FileButton
          label="CSV file of prompts"
          accept=".csv,.tsv,.txt,text/csv"
          onFiles={([file]) => readFile(file)}
        >
          Import CSV
        </FileButton>
        <Button size="sm" variant="outline" onClick={exportFile}>
          <Download aria-hidden="true" />
          Export CSV
        </Button>
      </Flex>
      {chosen && <ImportDialog {...chosen} onClose={() => setChosen(null)} />}
    </SettingsCard>
  );
}
