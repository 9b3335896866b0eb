import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { EditorFields, ForEditors } from '../../../auth/ForEditors.tsx';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatDateTime } from '../../../format.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { FactList } from './FactList.tsx';
import { MailText } from './MailText.tsx';
import {
  type OutreachFragment,
  type OutreachMailFragment,
  useDeclineOutreachMailMutation,
  useResolveOutreachMailMutation,
} from './OutreachScreen.generated.ts';
import { useChange } from './use-change.ts';
import { MAIL_STATES } from './words.ts';

interface MailPanelProps {
  mail: OutreachMailFragment;
  outreach: OutreachFragment;
  onSettings: () => void;
}

/** A mail: its editor while it can be changed, then what became of it. */
export function MailPanel({ mail, outreach, onSettings }: MailPanelProps) {
  const isDraft = mail.state === 'DRAFT' || mail.state === 'APPROVED';
  return (
    <Panel
      title={`Mail to ${mail.toAddress}`}
      actions={
        <HStack gap="2">
          {mail.simulated && <Pill>Simulated</Pill>}
          <Pill palette={mail.state === 'UNCERTAIN' ? 'amber' : 'accent'}>{MAIL_STATES[mail.state]}</Pill>
        </HStack>
      }
    >
      <Stack gap="4">
        {mail.problem && <FormError>{mail.problem}</FormError>}
        {isDraft ? (
          <EditorFields>
            <DraftEditor mail={mail} outreach={outreach} onSettings={onSettings} />
          </EditorFields>
        ) : (
          <>
            <Outcome mail={mail} />
            <MailText mail={mail} />
          </>
        )}
        <FactList facts={mail.facts} />
      </Stack>
    </Panel>
  );
}

function Outcome({ mail: { id, state, sentAt, excerpt } }: { mail: OutreachMailFragment }) {
  const [resolve] = useResolveOutreachMailMutation({ refetchQueries: ['Outreach', 'OutreachTargets'] });
  const [decline] = useDeclineOutreachMailMutation({ refetchQueries: ['Outreach', 'OutreachTargets'] });
  const { run, problem, isBusy } = useChange();
  return (
    <Stack gap="3">
      {sentAt && <Text fontSize="sm" color="fg.muted">{`Sent ${formatDateTime(sentAt)}`}</Text>}
      {excerpt && (
        <Text borderStartWidth="3px" ps="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {excerpt}
        </Text>
      )}
      <ForEditors>
        {state === 'UNCERTAIN' && (
          <Stack gap="2">
            <Text>
              This mail may have been sent. Look into the Sent folder of your mail account, or ask the
              recipient’s server’s operator. It is never sent again by itself.
            </Text>
            <HStack gap="2" wrap="wrap">
              <Button
                size="sm"
                disabled={isBusy}
                onClick={() =>
                  run(
                    async () => (await resolve({ variables: { id, sent: true } })).data?.resolveOutreachMail,
                  )
                }
              >
                It was sent
              </Button>
              <ConfirmButton
                size="sm"
                variant="outline"
                disabled={isBusy}
                question={{
                  title: 'Was it not sent for certain?',
                  text: 'The mail becomes a draft that can be approved and sent. If it was sent, its recipient would get it twice.',
                  confirm: 'It was not sent',
                }}
                onConfirm={() =>
                  run(
                    async () => (await resolve({ variables: { id, sent: false } })).data?.resolveOutreachMail,
                  )
                }
              >
                It was not sent
              </ConfirmButton>
            </HStack>
          </Stack>
        )}
        {(state === 'REPLIED' || state === 'SENT') && (
          <HStack gap="2">
            <Button
              size="sm"
              variant="outline"
              disabled={isBusy}
              onClick={() =>
                run(async () => (await decline({ variables: { id } })).data?.declineOutreachMail)
              }
            >
              Mark as declined
            </Button>
          </HStack>
        )}
      </ForEditors>
      <FormError>{problem}</FormError>
    </Stack>
  );
}
