import { FieldErrorText, FieldHelperText, FieldRoot, TagsInput } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { Ref } from 'react';

interface TagInputProps {
  label: string;
  help: string;
  error: string | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur: () => void;
  /** Of the text field. */
  ref: Ref<HTMLInputElement>;
  /** Most entries. */
  max: number;
  /** Longest entry, in characters. */
  maxLength: number;
}

/** A list of short texts: Enter or a comma adds one, Backspace or its button removes one. */
export function TagInput(props: TagInputProps) {
  const { label, help, error, value, onChange, onBlur, ref, max, maxLength } = props;
  return (
    <FieldRoot invalid={Boolean(error)}>
      <TagsInput.Root
        value={[...value]}
        // Sanitizing may have made two entries equal.
        onValueChange={(change) => onChange([...new Set(change.value)])}
        max={max}
        maxLength={maxLength}
        sanitizeValue={(text) => text.normalize('NFC').trim()}
        addOnPaste
        editable={false}
        blurBehavior="add"
        invalid={Boolean(error)}
        display="flex"
        flexDirection="column"
        gap="1.5"
        width="full"
      >
        <TagsInput.Label fontSize="sm" fontWeight="medium">
          {label}
        </TagsInput.Label>
        <TagsInput.Control
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="1.5"
          minH="10"
          px="1.5"
          py="1.5"
          borderRadius="l2"
          borderWidth="1px"
          borderColor="border.emphasized"
          bg="bg.panel"
          _invalid={{ borderColor: 'border.error' }}
          css={{
            '&[data-focus]': { outline: '2px solid var(--s-colors-accent-line)', outlineOffset: '-1px' },
          }}
        >
          {value.map((text, index) => (
            <TagsInput.Item key={text} index={index} value={text} maxW="full">
              <TagsInput.ItemPreview
                display="inline-flex"
                alignItems="center"
                gap="1"
                maxW="full"
                h="6"
                ps="2"
                pe="0.5"
                borderRadius="l1"
                bg="bg.muted"
                fontSize="sm"
                css={{ '&[data-highlighted]': { bg: 'accent.muted', color: 'accent.fg' } }}
              >
                <TagsInput.ItemText truncate>{text}</TagsInput.ItemText>
                <TagsInput.ItemDeleteTrigger
                  aria-label={`Remove ${text}`}
                  display="flex"
                  alignItems="center"
                  justifyContent="center"
                  boxSize="5"
                  flexShrink="0"
                  borderRadius="l1"
                  color="fg.muted"
                  cursor="pointer"
                  _hover={{ bg: 'bg.emphasized', color: 'fg' }}
                >
                  <X size={12} aria-hidden="true" />
                </TagsInput.ItemDeleteTrigger>
              </TagsInput.ItemPreview>
            </TagsInput.Item>
          ))}
          <TagsInput.Input
            ref={ref}
            onBlur={onBlur}
            flex="1"
            minW="24"
            h="6"
            px="1.5"
            bg="transparent"
            outline="none"
            fontSize="md"
          />
        </TagsInput.Control>
      </TagsInput.Root>
      {!error && (
        <FieldHelperText>
          {value.length < max ? help : `At most ${max}; remove one to add another.`}
        </FieldHelperText>
      )}
      <FieldErrorText>{error}</FieldErrorText>
    </FieldRoot>
  );
}
