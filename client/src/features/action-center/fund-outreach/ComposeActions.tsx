import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { CalendarClock, Send } from 'lucide-react';
import { useId } from 'react';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { formatCounted } from '../../../format.ts';
import { logInfo } from '../../../log.ts';
import { PlannedButton } from '../PlannedButton.tsx';
import { type Draft, isComplete, isEdited } from './draft.ts';
import { listPlaceholders } from './placeholders.ts';

interface ComposeActionsProps {
  draft: Draft;
  onSent: () => void;
}

/** Send logs the email to the browser's console and clears the form; nothing leaves the browser. */
export function ComposeActions({ draft, onSent }: ComposeActionsProps) {
  const id = useId();
  const complete = isComplete(draft);
  const { source, subject, body } = draft;

  function send() {
    logInfo('E-mail outreach (sample, not sent)', { to: source?.contactEmail, subject, body });
    onSent();
    toastSuccess('Email logged', 'It is in the browser’s console. No email was sent.');
  }
  return (
    <Stack gap="2">
      <HStack gap="2" wrap="wrap">
        <Button size="sm" disabled={!complete} aria-describedby={id} onClick={send}>
          <Send aria-hidden="true" />
          Send
        </Button>
        <PlannedButton describedBy={id}>
          <CalendarClock aria-hidden="true" />
          Schedule
        </PlannedButton>
        <CopyButton size="sm" text={`Subject: ${subject}\n\n${body}`} disabled={!subject && !body} />
      </HStack>
      <Text id={id} fontSize="xs" color="fg.muted">
        {!complete && 'To send, choose a source and fill in subject and body. '}
        This is a sample: Send only writes the email to the browser’s console. Schedule is not available yet.
      </Text>
    </Stack>
  );
}

interface DraftNotesProps {
  draft: Draft;
  onUndo: () => void;
}

/** Says which placeholders are left, that the text was written for another source, and that a template replaced it. */
export function DraftNotes({ draft, onUndo }: DraftNotesProps) {
  const placeholders = listPlaceholders(`${draft.subject}\n${draft.body}`);
  return (
    <div role="status">
      {placeholders.length > 0 && (
        <Text fontSize="sm" color="amber.fg">
          {`${formatCounted(placeholders.length, 'placeholder')} still to fill: ${placeholders.join(', ')}`}
        </Text>
      )}
      {draft.writtenFor && (
        <Text fontSize="sm" color="amber.fg">
          {`You wrote this for ${draft.writtenFor.name}. Check the names in it.`}
        </Text>
      )}
      {draft.replaced && !isEdited(draft) && (
        <HStack gap="2" fontSize="sm" color="fg.muted">
          <Text>The template replaced your text.</Text>
          <Button variant="plain" fontSize="sm" onClick={onUndo}>
            Undo
          </Button>
        </HStack>
      )}
    </div>
  );
}
