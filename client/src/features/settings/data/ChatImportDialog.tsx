import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { type ImportPlan, MAX_OTHERS } from '../../../chat-exports/plan-import.ts';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { formatCount, formatCounted, formatDayAndYear } from '../../../format.ts';
import { type ChatImportResult, useChatImport } from './use-chat-import.ts';

interface ChatImportDialogProps {
  plan: ImportPlan;
  onClose: () => void;
}

/** Shows what saved chats hold before anything is stored, then what was stored. */
export function ChatImportDialog({ plan, onClose }: ChatImportDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { matched, followUps, others, otherAnswers } = plan;
  const [withFollowUps, setWithFollowUps] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [topic, setTopic] = useState('Saved chats');
  const { send, sent, failure, result } = useChatImport();
  const chosen = [
    ...matched,
    ...(withFollowUps ? followUps : []),
    ...others
      .filter(({ question }) => picked.has(question))
      .flatMap(({ question, answers }) =>
        answers.map((answer) => ({ answer, prompt: { topic: topic.trim(), question } })),
      ),
  ];
  if (result) return <Finished result={result} onClose={onClose} />;
  const isBusy = sent !== null;
  const days = chosen.map(({ answer }) => answer.collectedAt.slice(0, 10)).sort();
  const [first, last] = [days[0], days.at(-1)];
  const toggle = (question: string) =>
    setPicked(
      picked.has(question)
        ? new Set([...picked].filter((one) => one !== question))
        : new Set([...picked, question]),
    );
  return (
    <DialogFrame
      wide
      title="Import saved chats?"
      text={
        chosen.length === 0 || first === undefined || last === undefined
          ? 'None of these chats asks one of your prompts first.'
          : `${formatCounted(chosen.length, 'answer')} of ChatGPT’s interface to ${formatCounted(new Set(chosen.map(({ prompt }) => prompt.question)).size, 'prompt')}, ${formatDayAndYear(first)} – ${formatDayAndYear(last)}. Nothing is stored yet.`
      }
      focusOn={button}
      onClose={onClose}
      body={
        <>
          {followUps.length > 0 && (
            <CheckField
              label={`Also ${formatCounted(followUps.length, 'answer')} to prompts of yours that were asked later in a chat`}
              help="What was said before may have changed them."
              checked={withFollowUps}
              onChange={() => setWithFollowUps(!withFollowUps)}
            />
          )}
          {otherAnswers > 0 && (
            <Text fontSize="sm">
              {`${formatCounted(otherAnswers, 'answer')} to questions that are not your prompts are left out, unless you choose them${others.length === MAX_OTHERS ? ` (the first ${formatCount(MAX_OTHERS)} questions are listed)` : ''}:`}
            </Text>
          )}
          {others.length > 0 && (
            <Stack
              role="group"
              aria-label="Questions that are not your prompts"
              gap="2"
              maxH="14rem"
              overflowY="auto"
              p="3"
              borderWidth="1px"
              borderRadius="l2"
            >
              {others.map(({ question, answers }) => (
                <CheckField
                  key={question}
                  label={question}
                  help={formatCounted(answers.length, 'answer')}
                  checked={picked.has(question)}
                  onChange={() => toggle(question)}
                />
              ))}
            </Stack>
          )}
          {picked.size > 0 && (
            <Text as="label" display="block">
              <Text as="span" fontSize="xs" color="fg.muted">
                Topic of the new prompts
              </Text>
              <Input
                size="sm"
                maxLength={120}
                value={topic}
                onChange={({ target }) => setTopic(target.value)}
              />
            </Text>
          )}
          {failure && (
            <Text role="alert" fontSize="sm" color="fg.error">
              {failure}
            </Text>
          )}
        </>
      }
    >
      <Button size="sm" variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button
        ref={button}
        size="sm"
        disabled={isBusy || chosen.length === 0 || (picked.size > 0 && topic.trim() === '')}
        aria-busy={isBusy}
        onClick={() => send(chosen)}
      >
        {isBusy
          ? `Importing… ${formatCount(sent)} of ${formatCount(chosen.length)}`
          : `Import ${formatCounted(chosen.length, 'answer')}`}
      </Button>
    </DialogFrame>
  );
}

/** Reasons shown; the others are counted. */
const MAX_REASONS = 10;

function Finished({ result, onClose }: { result: ChatImportResult; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const { stored, unchanged, refused } = result;
  return (
    <DialogFrame
      wide
      title="Import finished"
      text={`${formatCounted(stored, 'answer')} stored, ${formatCount(unchanged)} were there already.`}
      focusOn={button}
      onClose={onClose}
      body={
        refused.length > 0 && (
          <Stack role="status" gap="1" fontSize="sm">
            <Text fontWeight="medium">{`${formatCounted(refused.length, 'answer')} refused`}</Text>
            {[...new Set(refused)].slice(0, MAX_REASONS).map((reason) => (
              <Text key={reason} color="fg.error">
                {reason}
              </Text>
            ))}
          </Stack>
        )
      }
    >
      <Button ref={button} size="sm" onClick={onClose}>
        Done
      </Button>
    </DialogFrame>
  );
}
