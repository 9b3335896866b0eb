import { chakra, Flex, Grid, HStack, IconButton, Input, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Pill } from '../../../components/figures/Pill.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';

interface RowFieldProps {
  label: string;
  /** What kind of row it is. */
  kind: string | undefined;
  /** From `register(name)`. */
  field: UseFormRegisterReturn;
  error: string | undefined;
  placeholder: string | undefined;
  /** Longest text, in characters. */
  longest: number;
  /** It grows with its text. */
  long: boolean;
  /** Null where it cannot be removed. */
  onRemove: (() => void) | null;
}

/** One row of a list: its text, what is wrong with it, and the way to remove it. */
export function RowField({ label, kind, field, error, placeholder, longest, long, onRemove }: RowFieldProps) {
  const id = useId();
  const input = {
    ...field,
    'aria-label': kind ? `${label}, ${kind}` : label,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? id : undefined,
    maxLength: longest,
    placeholder,
    autoComplete: 'off',
  };
  return (
    <chakra.li>
      <Flex align={long ? 'start' : 'center'} gap="1.5">
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
          {long ? (
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

/** A prompt is one line, so Enter goes on as it does in every other field. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
