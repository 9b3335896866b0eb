import { Button, FieldLabel, FieldRoot, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { MailText } from './MailText.tsx';
import {
  type OutreachFragment,
  type OutreachMailFragment,
  useApproveOutreachMailMutation,
  useDeleteOutreachDraftMutation,
  useSaveOutreachMailMutation,
  useSendOutreachMailMutation,
} from './OutreachScreen.generated.ts';
import { useChange } from './use-change.ts';

const MAX_SUBJECT = 200;
const MAX_BODY = 10_000;
const LISTS = { refetchQueries: ['Outreach', 'OutreachTargets'] };

interface DraftEditorProps {
  mail: OutreachMailFragment;
  outreach: OutreachFragment;
  onSettings: () => void;
}

/** Subject and body of a draft; approving shows the exact mail before it is sent. */
export function DraftEditor({ mail, outreach, onSettings }: DraftEditorProps) {
  const { id, hash, state } = mail;
  const [subject, setSubject] = useState(mail.subject);
  const [body, setBody] = useState(mail.body);
  const [isReviewing, setReviewing] = useState(false);
  const [save] = useSaveOutreachMailMutation();
  const [remove] = useDeleteOutreachDraftMutation(LISTS);
  const { run, problem, isBusy } = useChange();
  const isEdited = subject !== mail.subject || body !== mail.body;
  const isComplete = subject.trim() !== '' && body.trim() !== '';
  const [missing] = outreach.missing;

  const saveDraft = () =>
    run(async () => (await save({ variables: { id, subject, body, hash } })).data?.saveOutreachMail);
  async function review() {
    if (!isEdited || (await saveDraft())) setReviewing(true);
  }
  return (
    <Stack gap="4">
      <FieldRoot>
        <FieldLabel>Subject</FieldLabel>
        <Input value={subject} maxLength={MAX_SUBJECT} onChange={({ target }) => setSubject(target.value)} />
      </FieldRoot>
      <FieldRoot>
        <FieldLabel>Body</FieldLabel>
        <TextArea
          rows={14}
          value={body}
          maxLength={MAX_BODY}
          onChange={({ target }) => setBody(target.value)}
        />
      </FieldRoot>
      <HStack gap="2" wrap="wrap">
        <Button size="sm" disabled={!isComplete || isBusy || missing !== undefined} onClick={review}>
          <Send aria-hidden="true" />
          {state === 'APPROVED' && !isEdited ? 'Send' : 'Review and send'}
        </Button>
        <Button size="sm" variant="outline" disabled={!isEdited || isBusy} onClick={saveDraft}>
          Save draft
        </Button>
        <ConfirmButton
          size="sm"
          variant="outline"
          disabled={isBusy}
          question={{
            title: 'Delete this draft?',
            text: 'Its text is lost. The contact stays.',
            confirm: 'Delete draft',
          }}
          onConfirm={() => run(async () => (await remove({ variables: { id } })).data?.deleteOutreachDraft)}
        >
          Delete draft
        </ConfirmButton>
      </HStack>
      {missing !== undefined ? (
        <HStack gap="3" wrap="wrap">
          <Text fontSize="sm" color="fg.muted">{`Before it can be sent: ${missing}`}</Text>
          <Button size="xs" variant="outline" onClick={onSettings}>
            Open the settings
          </Button>
        </HStack>
      ) : (
        !isComplete && (
          <Text fontSize="sm" color="fg.muted">
            To send, fill in subject and body.
          </Text>
        )
      )}
      <FormError>{problem}</FormError>
      {isReviewing && <ReviewDialog mail={mail} onClose={() => setReviewing(false)} />}
      <LeaveGuard active={isEdited} />
    </Stack>
  );
}

/** The exact mail; approving is of this text and sends it. */
function ReviewDialog({ mail, onClose }: { mail: OutreachMailFragment; onClose: () => void }) {
  const { id, hash } = mail;
  const back = useRef<HTMLButtonElement>(null);
  const [approve] = useApproveOutreachMailMutation();
  const [send] = useSendOutreachMailMutation(LISTS);
  const { run, problem, isBusy } = useChange();
  async function approveAndSend() {
    const isApproved = await run(
      async () => (await approve({ variables: { id, hash } })).data?.approveOutreachMail,
    );
    if (!isApproved) return;
    if (await run(async () => (await send({ variables: { id } })).data?.sendOutreachMail)) onClose();
  }
  return (
    <DialogFrame
      wide
      title="Approve and send this mail?"
      text="Your approval is of exactly this text. It is sent as plain text from your own mail account, once."
      focusOn={back}
      onClose={onClose}
      body={
        <Stack gap="3">
          <MailText mail={mail} />
          <FormError>{problem}</FormError>
        </Stack>
      }
    >
      <Button ref={back} size="sm" variant="outline" onClick={onClose}>
        Back to the draft
      </Button>
      <Button size="sm" loading={isBusy} loadingText="Sending" onClick={approveAndSend}>
        Approve and send
      </Button>
    </DialogFrame>
  );
}
