import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { Archive, ArrowDown, ArrowUp, ChevronRight, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { type Conflict, ConflictDialog } from '../../../components/dialogs/ConflictDialog.tsx';
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
import { useMutate } from './use-mutate.ts';

/** The draft of a topic's new name. */
export interface TopicDraft {
  /** The topic when the draft was started. */
  topic: Topic;
  name: string;
}

interface TopicItemProps {
  topic: Topic;
  first: boolean;
  last: boolean;
  /** Null while it is not being renamed. */
  draft: TopicDraft | null;
  /** Another topic's new name is not saved yet. */
  locked: boolean;
  /** Called with the draft; null once it is saved or cancelled. */
  onRename: (draft: TopicDraft | null) => void;
  onMove: (topic: Topic, by: -1 | 1) => void;
}

/** A topic with a link to its prompts and buttons that move, rename and archive it. */
export function TopicItem({ topic, first, last, draft, locked, onRename, onMove }: TopicItemProps) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [archive] = useArchiveTopicMutation();
  const [rename] = useRenameTopicMutation();
  const { mutate, busy } = useMutate();
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

  async function saveName({ topic: { id, name: read, version }, name }: TopicDraft): Promise<string | null> {
    const done = await mutate(() => rename({ variables: { id, name, version } }));
    if (!done) return null;
    const { errors, conflict: isConflict, topics } = done.renameTopic;
    const saved = topics.find((each) => each.id === id)?.name ?? read;
    if (isConflict && saved !== name.trim()) {
      setConflict({
        fields: [{ key: 'name', label: 'Name', mine: name, saved, isChangedByBoth: true }],
        onClose: () => setConflict(null),
        onResolve(keys) {
          setConflict(null);
          const current = { topic: { ...topic, name: saved, version: isConflict.version }, name };
          if (keys.has('name')) endRenaming();
          else saveName(current);
        },
      });
      return null;
    }
    if (errors[0] && !isConflict) return errors[0].message;
    endRenaming();
    return null;
  }

  async function archiveTopic() {
    const done = await mutate(() => archive({ variables: { id: topic.id } }));
    if (done) toastSuccess(`“${topic.name}” is archived`, 'You can restore it below at any time.');
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
      {draft ? (
        <>
          <EditForm
            label={`New name of ${topic.name}`}
            saved={topic.name}
            value={draft.name}
            maxLength={LIMITS.topic}
            save="Save"
            busy={busy}
            onChange={(name) => onRename({ ...draft, name })}
            onSave={() => saveName(draft)}
            onCancel={endRenaming}
          />
          {conflict && <ConflictDialog {...conflict} />}
        </>
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
            onClick={() => onRename({ topic, name: topic.name })}
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
