import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { FormError } from '../../components/forms/FormError.tsx';
import { LimitedTextArea } from '../../components/forms/LimitedTextArea.tsx';
import { NativeSelect } from '../../components/forms/Select.tsx';
import { type NoteItem_NoteFragment, useNoteTopicsQuery } from './Notes.generated.ts';
import type { NoteSubject } from './note-scope.ts';
import { useNoteChanges } from './use-note-changes.ts';

/** As the server counts them: code points. */
const MAX_LENGTH = 280;
const FIRST_DAY = '2000-01-01';

interface NoteFormProps extends NoteSubject {
  /** The note to change; a new one without it. */
  note?: NoteItem_NoteFragment | undefined;
  /** The day of a new one. */
  day: string;
  textRef?: RefObject<HTMLTextAreaElement | null>;
  onDone: () => void;
  onCancel: () => void;
}

/** The form of a note: its day, its text and what it is about. */
export function NoteForm({
  note,
  day: firstDay,
  topicId,
  prompt: shown,
  textRef,
  onDone,
  onCancel,
}: NoteFormProps) {
  const id = useId();
  const { save } = useNoteChanges();
  const topics = useNoteTopicsQuery().data?.topics ?? [];
  const prompt = note?.prompt ?? shown;
  const [day, setDay] = useState(note?.day ?? firstDay);
  const [text, setText] = useState(note?.text ?? '');
  const [about, setAbout] = useState(
    note ? subjectOf(note) : shown ? `prompt ${shown.id}` : topicId ? `topic ${topicId}` : '',
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const length = [...text.trim()].length;
  const known = note?.topic && !topics.some((topic) => topic.id === note.topic?.id) ? [note.topic] : [];

  async function submit(event: FormEvent) {
    event.preventDefault();
    const invalid = problemOf(day, length);
    setProblem(invalid);
    if (invalid || busy) return;
    setBusy(true);
    const [kind, subject = null] = about.split(' ');
    const failure = await save(note?.id ?? null, {
      day,
      text,
      topicId: kind === 'topic' ? subject : null,
      promptId: kind === 'prompt' ? subject : null,
    });
    setBusy(false);
    setProblem(failure);
    if (!failure) onDone();
  }

  return (
    <Stack asChild gap="3">
      <form noValidate onSubmit={submit} aria-label={note ? 'Change note' : 'New note'}>
        <Flex gap="3" wrap="wrap">
          <Field label="Day" id={`${id}-day`}>
            <Input
              id={`${id}-day`}
              type="date"
              min={FIRST_DAY}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </Field>
          <Field label="About" id={`${id}-about`} grow>
            <NativeSelect
              id={`${id}-about`}
              value={about}
              onChange={({ target }) => setAbout(target.value)}
              options={[
                { value: '', label: 'Everything' },
                ...(prompt ? [{ value: `prompt ${prompt.id}`, label: `Prompt: ${prompt.question}` }] : []),
                ...[...topics, ...known].map((topic) => ({
                  value: `topic ${topic.id}`,
                  label: `Topic: ${topic.name}`,
                })),
              ]}
            />
          </Field>
        </Flex>
        <LimitedTextArea
          ref={textRef}
          aria-label="What happened"
          placeholder="Page published, price changed …"
          rows={3}
          value={text}
          // Longer texts are refused with a message, not cut.
          maxLength={MAX_LENGTH * 4}
          hint={`${length} of ${MAX_LENGTH} characters`}
          onChange={setText}
        />
        <FormError>{problem}</FormError>
        <Flex gap="2" justify="end">
          <Button type="button" size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" size="sm" disabled={busy}>
            {busy ? 'Saving...' : note ? 'Save note' : 'Add note'}
          </Button>
        </Flex>
      </form>
    </Stack>
  );
}

const subjectOf = ({ topic, prompt }: NoteItem_NoteFragment) =>
  topic ? `topic ${topic.id}` : prompt ? `prompt ${prompt.id}` : '';

function problemOf(day: string, length: number): string | null {
  if (day === '') return 'Choose a day.';
  if (length === 0) return 'Write what happened.';
  return length > MAX_LENGTH ? `A note has at most ${MAX_LENGTH} characters; this one has ${length}.` : null;
}

interface FieldProps {
  label: string;
  id: string;
  grow?: boolean;
  children: ReactNode;
}

function Field({ label, id, grow = false, children }: FieldProps) {
  return (
    <Stack gap="1" flex={grow ? '1 1 10rem' : '0 1 10rem'} minW="0">
      <Text asChild fontSize="xs" color="fg.muted">
        <label htmlFor={id}>{label}</label>
      </Text>
      {children}
    </Stack>
  );
}
