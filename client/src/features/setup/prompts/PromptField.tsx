import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { LIMITS } from '../../../panels/prompts/questions.ts';

interface PromptFieldProps {
  /** From 1. */
  number: number;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** Adds another prompt after this one. */
  onEnter: () => void;
  onRemove: () => void;
}

/** A prompt as a field that grows with its text. */
export function PromptField({ number, field, error, onEnter, onRemove }: PromptFieldProps) {
  const id = useId();
  return (
    <li>
      <Flex align="start" ps="3.5" pe="2" py="0.5" gap="1">
        <Box flex="1" minW="0">
          <chakra.textarea
            {...field}
            rows={1}
            aria-label={`Prompt ${number}`}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? id : undefined}
            maxLength={LIMITS.question}
            display="block"
            width="full"
            py="1.5"
            px="1.5"
            ms="-1.5"
            fontSize="sm"
            lineHeight="1.45"
            bg="transparent"
            borderRadius="l1"
            resize="none"
            focusVisibleRing="inside"
            css={{ fieldSizing: 'content' }}
            placeholder="Such as: Which one is best for a small team?"
            _placeholder={{ color: 'fg.subtle' }}
            onKeyDown={(event) => {
              // A prompt is one line.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter();
            }}
          />
          {error && (
            <Text id={id} pb="1.5" fontSize="xs" fontWeight="medium" color="fg.error">
              {error}
            </Text>
          )}
        </Box>
        <IconButton
          aria-label={`Remove prompt ${number}`}
          variant="ghost"
          size="sm"
          px="0"
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </Flex>
    </li>
  );
}
