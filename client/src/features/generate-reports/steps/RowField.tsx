import { chakra, Flex, Grid, HStack, IconButton, Input, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Pill } from '../../../components/figures/Pill.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';

interface RowFieldProps {
  label: string;
  /** A word for the kind of the row. */
  kind: string | undefined;
  /** From `register(name)`. */
  field: UseFormRegisterReturn;
  error: string | undefined;
  placeholder: string | undefined;
  /** Characters. */
  maxLength: number;
  /** Grows with its text. */
  multiline: boolean;
  /** Null for a row that cannot be removed. */
  onRemove: (() => void) | null;
}

/** A row of a list: its text, its error and the button that removes it. */
export function RowField(props: RowFieldProps) {
  const { label, kind, field, error, placeholder, maxLength, multiline, onRemove } = props;
  const id = useId();
  const input = {
    ...field,
    'aria-label': kind ? `${label}, ${kind}` : label,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? id : undefined,
    maxLength,
    placeholder,
    autoComplete: 'off',
  };
  return (
    <chakra.li>
      <Flex align={multiline ? 'start' : 'center'} gap="1.5">
        <Grid
          flex="1"
          minW="0"
          alignItems="center"
          columnGap="2.5"
          rowGap="1"
          templateColumns={{ base: '1fr', md: kind ? '1fr 6.5rem' : '1fr' }}
        >
          {kind && (
            <HStack gap="2" order={{ md: 1 }} aria-hidden="true">
              <Text hideFrom="md" fontSize="xs" color="fg.muted">
                {label}
              </Text>
              <Pill palette={kind === 'Generic' ? 'gray' : 'accent'}>{kind}</Pill>
            </HStack>
          )}
          {multiline ? (
            <TextArea
              {...input}
              rows={1}
              py="2"
              lineHeight="1.45"
              css={{ fieldSizing: 'content', resize: 'none' }}
              onKeyDown={submitOnEnter}
            />
          ) : (
            <Input {...input} />
          )}
        </Grid>
        {onRemove && (
          <IconButton
            aria-label={`Remove ${label.toLowerCase()}`}
            variant="ghost"
            px="0"
            alignSelf={{ base: 'end', md: 'start' }}
            onClick={onRemove}
          >
            <X />
          </IconButton>
        )}
      </Flex>
      {error && (
        <Text id={id} mt="1.5" fontSize="xs" fontWeight="medium" color="fg.error">
          {error}
        </Text>
      )}
    </chakra.li>
  );
}

/** A prompt is one line, so Enter submits the form as in other fields. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
