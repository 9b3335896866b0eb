import { Box, Button, Flex, IconButton, Stack } from '@chakra-ui/react';
import { ListPlus, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FormField } from '../../../components/forms/FormField.tsx';
import { removeRow } from '../../../components/forms/remove-row.ts';
import { formatCounted } from '../../../format.ts';
import { LIMITS } from '../../../panels/prompts/questions.ts';
import { PastePrompts } from './PastePrompts.tsx';
import { PromptField } from './PromptField.tsx';
import type { PromptsValues } from './prompts-values.ts';

/** A topic with its prompts, all of which can be changed and removed. */
export function TopicEditor({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, register, formState, getValues } = useFormContext<PromptsValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: `topics.${index}.prompts` });
  const name = useWatch<PromptsValues, `topics.${number}.name`>({ name: `topics.${index}.name` });
  const [pasting, setPasting] = useState(false);
  const [removing, setRemoving] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = formState.errors.topics?.[index];
  const label = name.trim() || 'this topic';
  const fieldName = (line: number) => `topics.${index}.prompts.${line}.question` as const;

  function addMany(questions: readonly string[]) {
    const known = new Set(getValues(`topics.${index}.prompts`).map(({ question }) => question.trim()));
    append(
      questions.filter((question) => !known.has(question)).map((question) => ({ promptId: null, question })),
      { shouldFocus: false },
    );
    setPasting(false);
  }

  return (
    <Box asChild borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <section aria-label={name.trim() || 'New topic'}>
        <Flex gap="2" align="end" p="3.5" borderBottomWidth={fields.length > 0 ? '1px' : '0'}>
          <FormField
            label="Topic"
            autoComplete="off"
            maxLength={LIMITS.topic}
            field={register(`topics.${index}.name`)}
            error={errors?.name?.message}
          />
          <IconButton
            aria-label={`Remove ${label}`}
            variant="ghost"
            px="0"
            onClick={() => (fields.length === 0 ? onRemove() : setRemoving(true))}
          >
            <Trash2 />
          </IconButton>
        </Flex>
        {fields.length > 0 && (
          <Stack asChild gap="0" listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
            <ol ref={list} aria-label={`Prompts of ${label}`}>
              {fields.map(({ id: key }, line) => (
                <PromptField
                  key={key}
                  number={line + 1}
                  field={register(fieldName(line))}
                  error={errors?.prompts?.[line]?.question?.message}
                  onEnter={() => insert(line + 1, BLANK, { focusName: fieldName(line + 1) })}
                  onRemove={() => removeRow({ list, index: line, remove: () => remove(line), addButton })}
                />
              ))}
            </ol>
          </Stack>
        )}
        <Flex gap="2" p="2.5" wrap="wrap" borderTopWidth="1px">
          <Button
            ref={addButton}
            size="xs"
            variant="ghost"
            onClick={() => append(BLANK, { focusName: fieldName(fields.length) })}
          >
            <Plus aria-hidden="true" />
            Add prompt
          </Button>
          <Button size="xs" variant="ghost" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
            <ListPlus aria-hidden="true" />
            Paste many
          </Button>
        </Flex>
        {pasting && <PastePrompts topicName={label} onAdd={addMany} onCancel={() => setPasting(false)} />}
        {removing && (
          <ConfirmDialog
            title={`Remove ${label}?`}
            text={`Its ${formatCounted(fields.length, 'prompt')} go with it.`}
            confirm="Remove"
            onCancel={() => setRemoving(false)}
            onConfirm={() => {
              // The closed dialog returns the focus to the removed topic's button.
              flushSync(() => setRemoving(false));
              onRemove();
            }}
          />
        )}
      </section>
    </Box>
  );
}

const BLANK = { promptId: null, question: '' };
