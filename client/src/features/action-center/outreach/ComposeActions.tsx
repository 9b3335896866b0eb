import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { CalendarClock, Send } from 'lucide-react';
import { useId } from 'react';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { logInfo } from '../../../log.ts';
import { PlannedButton } from '../PlannedButton.tsx';
import { type Draft, isComplete } from './draft.ts';

interface ComposeActionsProps {
  draft: Draft;
  onSent: () => void;
}

/** Send logs the e-mail to the browser's console and clears the form; nothing leaves the browser. */
export function ComposeActions({ draft, onSent }: ComposeActionsProps) {
  const id = useId();
  const complete = isComplete(draft);
  const { source, subject, body } = draft;

  function send() {
    logInfo('E-mail outreach (sample, not sent)', { to: source?.contactEmail, subject, body });
    onSent();
    toastSuccess('Email logged', 'It is in the browser’s console. No mail was sent.');
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
        This is a sample: Send only writes the e-mail to the browser’s console, and Schedule comes with live
        outreach.
      </Text>
    </Stack>
  );
}
