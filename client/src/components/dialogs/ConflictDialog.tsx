import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { ConflictField } from '../forms/conflict.ts';
import { DialogFrame } from './DialogFrame.tsx';

export interface Conflict {
  fields: readonly ConflictField[];
  /** Called with the keys of the fields whose saved value is kept. */
  onResolve: (saved: ReadonlySet<string>) => void;
  /** Returns to the unchanged form. */
  onClose: () => void;
}

/** Shows values that someone else saved beside the user's own, and asks which to keep. */
export function ConflictDialog({ fields, onResolve, onClose }: Conflict) {
  // What the user did not touch keeps the saved value unless they choose otherwise.
  const [saved, setSaved] = useState<ReadonlySet<string>>(
    new Set(fields.filter(({ isChangedByBoth }) => !isChangedByBoth).map(({ key }) => key)),
  );
  const back = useRef<HTMLButtonElement>(null);

  function choose(key: string, isSaved: boolean) {
    const next = new Set(saved);
    if (isSaved) next.add(key);
    else next.delete(key);
    setSaved(next);
  }

  return (
    <DialogFrame
      wide
      title="These settings were changed meanwhile"
      text="They were saved elsewhere after you opened them, perhaps by you in another tab. Choose which values to keep."
      focusOn={back}
      onClose={onClose}
      body={fields.map((field) => (
        <FieldChoice
          key={field.key}
          field={field}
          isSaved={saved.has(field.key)}
          onChoose={(isSaved) => choose(field.key, isSaved)}
        />
      ))}
    >
      <Button ref={back} size="sm" variant="outline" onClick={onClose}>
        Back to the form
      </Button>
      <Button size="sm" onClick={() => onResolve(saved)}>
        Save
      </Button>
    </DialogFrame>
  );
}

interface FieldChoiceProps {
  field: ConflictField;
  isSaved: boolean;
  onChoose: (isSaved: boolean) => void;
}

function FieldChoice({ field: { key, label, mine, saved }, isSaved, onChoose }: FieldChoiceProps) {
  return (
    <chakra.fieldset borderWidth="1px" borderRadius="l2" px="3.5" pb="3" pt="1">
      <chakra.legend fontSize="sm" fontWeight="medium" px="1" ms="-1">
        {label}
      </chakra.legend>
      <Stack gap="2.5">
        <Option name={key} label="Yours" text={mine} checked={!isSaved} onChoose={() => onChoose(false)} />
        <Option
          name={key}
          label="Saved meanwhile"
          text={saved}
          checked={isSaved}
          onChoose={() => onChoose(true)}
        />
      </Stack>
    </chakra.fieldset>
  );
}

interface OptionProps {
  name: string;
  label: string;
  text: string | null;
  checked: boolean;
  onChoose: () => void;
}

function Option({ name, label, text, checked, onChoose }: OptionProps) {
  return (
    <chakra.label display="grid" gridTemplateColumns="1.125rem 1fr" gap="2.5" cursor="pointer">
      <chakra.input
        type="radio"
        name={`conflict-${name}`}
        boxSize="4.5"
        mt="0.5"
        accentColor="accent.solid"
        focusVisibleRing="outside"
        checked={checked}
        onChange={onChoose}
      />
      <Box minW="0" fontSize="sm">
        <Text as="span" display="block" fontSize="xs" color="fg.muted">
          {label}
        </Text>
        <Text as="span" overflowWrap="anywhere" color={text ? 'fg' : 'fg.muted'}>
          {text === null ? 'Not in the list' : text || 'None'}
        </Text>
      </Box>
    </chakra.label>
  );
}
