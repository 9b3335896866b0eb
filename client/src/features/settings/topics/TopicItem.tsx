import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { Archive, ArrowDown, ArrowUp, ChevronRight, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { formatCounted } from '../../../format.ts';
import {
  useArchiveTopicMutation,
  useRenameTopicMutation,
} from '../../../panels/prompts/PromptMutations.generated.ts';
import { LIMITS } from '../../../panels/prompts/questions.ts';
import { paths } from '../../../paths.ts';
import { EditForm } from './EditForm.tsx';
import type { TopicItem_TopicFragment as Topic } from './TopicsSettings.generated.ts';
import { useEdit } from './use-edit.ts';

interface TopicItemProps {
  topic: Topic;
  first: boolean;
  last: boolean;
  /** The draft of its new name; null while it is not being renamed. */
  newName: string | null;
  /** Another topic's new name is not saved yet. */
  locked: boolean;
  /** Called with the draft; null once it is saved or cancelled. */
  onRename: (newName: string | null) => void;
  onMove: (topic: Topic, by: -1 | 1) => void;
}

/** A topic with a link to its prompts and buttons that move, rename and archive it. */
export function TopicItem({ topic, first, last, newName, locked, onRename, onMove }: TopicItemProps) {
  const [archive] = useArchiveTopicMutation();
  const [rename] = useRenameTopicMutation();
  const { edit, busy } = useEdit();
  const pencil = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);

  // The focus follows a row that moves.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  function endRenaming() {
    onRename(null);
    setTimeout(() => pencil.current?.focus());
  }

  async function saveName(): Promise<string | null> {
    const done = await edit(() => rename({ variables: { id: topic.id, name: newName ?? topic.name } }));
    const message = done?.renameTopic.errors[0]?.message ?? null;
    if (done && !message) endRenaming();
    return message;
  }

  async function archiveTopic() {
    const done = await edit(() => archive({ variables: { id: topic.id } }));
    if (done) toastSuccess(`“${topic.name}” is archived`, 'Restore it below whenever you want it back.');
  }

  const renderMoveButton = (by: -1 | 1, atEnd: boolean) => (
    <IconButton
      size="sm"
      variant="ghost"
      aria-label={`Move ${topic.name} ${by < 0 ? 'up' : 'down'}`}
      // Not disabled, so that the focus is not lost at the end of the list.
      aria-disabled={atEnd}
      _disabled={{ opacity: 0.35 }}
      css={{ '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' } }}
      onClick={({ currentTarget }) => {
        if (atEnd) return;
        pressed.current = currentTarget;
        onMove(topic, by);
      }}
    >
      {by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
    </IconButton>
  );

  return (
    <chakra.li display="block" borderBottomWidth="1px" py="1" aria-busy={busy}>
      {newName !== null ? (
        <EditForm
          label={`New name of ${topic.name}`}
          saved={topic.name}
          value={newName}
          maxLength={LIMITS.topic}
          save="Save"
          busy={busy}
          onChange={onRename}
          onSave={saveName}
          onCancel={endRenaming}
        />
      ) : (
        <Flex align="center" gap={{ base: '0', sm: '1' }}>
          <Button
            asChild
            variant="ghost"
            size="sm"
            color="fg"
            h="auto"
            minH="11"
            flex="1"
            minW="0"
            ms="-2.5"
            px="2.5"
            py="1.5"
            justifyContent="start"
          >
            <Link to={paths.settingsTopic(topic.id)}>
              <Box minW="0" textAlign="start">
                <Text as="span" display="block" whiteSpace="normal" wordBreak="break-word" lineHeight="1.3">
                  {topic.name}
                </Text>
                <Text as="span" display="block" fontSize="xs" fontWeight="normal" color="fg.muted">
                  {formatCounted(topic.promptCount, 'prompt')}
                </Text>
              </Box>
              <ChevronRight aria-hidden="true" />
            </Link>
          </Button>
          {renderMoveButton(-1, first)}
          {renderMoveButton(1, last)}
          <IconButton
            ref={pencil}
            size="sm"
            variant="ghost"
            aria-label={`Rename ${topic.name}`}
            disabled={locked}
            onClick={() => onRename(topic.name)}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
          <ConfirmButton
            icon
            variant="ghost"
            aria-label={`Archive ${topic.name}`}
            disabled={busy}
            question={{
              title: `Archive “${topic.name}”?`,
              text: `${formatCounted(topic.promptCount, 'prompt')} will no longer be asked. Everything measured is kept, and the topic can be restored.`,
              confirm: 'Archive',
            }}
            onConfirm={archiveTopic}
          >
            <Archive aria-hidden="true" />
          </ConfirmButton>
        </Flex>
      )}
    </chakra.li>
  );
}
