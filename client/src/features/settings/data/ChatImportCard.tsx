import { useApolloClient } from '@apollo/client/react';
import { Flex, Text } from '@chakra-ui/react';
import { type DragEvent, useState } from 'react';
import { useCanChange } from '../../../auth/account-role.ts';
import type { ImportPlan } from '../../../chat-exports/plan-import.ts';
import { toastError } from '../../../components/feedback/toasts.ts';
import { FileButton } from '../../../components/forms/FileButton.tsx';
import { formatPercent } from '../../../format.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { ChatPromptsDocument } from './ChatImport.generated.ts';
import { ChatImportDialog } from './ChatImportDialog.tsx';

const MAX_BYTES = 1_000_000_000;

/** Takes chats that people saved from ChatGPT: answers of its interface. */
export function ChatImportCard() {
  const client = useApolloClient();
  const canChange = useCanChange();
  const [share, setShare] = useState<number | null>(null);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  if (!canChange) return null;

  async function read(files: readonly File[]) {
    if (files.length === 0 || share !== null) return;
    if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) {
      toastError('The files are larger than 1 GB together. Choose fewer at a time.');
      return;
    }
    setShare(0);
    try {
      const [{ readChatFiles }, { data }] = await Promise.all([
        import('./read-chat-files.ts'),
        client.query({ query: ChatPromptsDocument, fetchPolicy: 'network-only' }),
      ]);
      const names = new Map(data?.topicSettings.map(({ id, name }) => [id, name]));
      const prompts = (data?.promptSettings.prompts ?? []).map(({ topicId, question }) => ({
        topic: names.get(topicId) ?? '',
        question,
      }));
      setPlan(await readChatFiles(files, prompts, setShare));
    } catch (error) {
      const isFormat = error instanceof Error && error.name === 'ChatFileError';
      toastError(isFormat ? error.message : 'The file could not be read. Please try again.');
    } finally {
      setShare(null);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    read([...event.dataTransfer.files]);
  }
  return (
    <SettingsCard
      title="Saved chats"
      description="Answers of ChatGPT’s interface, as people see it, from its data export (Settings → Data controls → Export data). The file is read in your browser; only the answers that you choose are sent."
    >
      <Flex
        direction="column"
        align="start"
        gap="2"
        p="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l2"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <FileButton
          label="Saved chats"
          accept=".json,application/json"
          multiple
          disabled={share !== null}
          onFiles={read}
        >
          Choose conversations.json
        </FileButton>
        <Text fontSize="xs" color="fg.muted" role="status">
          {share === null
            ? 'Or drop the unpacked file here; several at a time, up to 1 GB.'
            : `Reading… ${formatPercent(share * 100)}`}
        </Text>
      </Flex>
      {plan && <ChatImportDialog plan={plan} onClose={() => setPlan(null)} />}
    </SettingsCard>
  );
}
