import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, X } from 'lucide-react';
import type { StepFailure } from './use-wizard.ts';

interface FailureBannerProps {
  failure: StepFailure;
  /** Null where the step cannot be completed without what failed. */
  onSkip: (() => void) | null;
  onDismiss: () => void;
}

/** A dismissible banner about a step that could not be completed. */
export function FailureBanner({ failure, onSkip, onDismiss }: FailureBannerProps) {
  return (
    <Flex
      role="alert"
      gap="3"
      align="start"
      p="3"
      ps="3.5"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="red.emphasized"
      bg="red.subtle"
      color="red.fg"
      fontSize="sm"
    >
      <Box pt="0.5" flexShrink="0">
        <CircleAlert size={16} aria-hidden="true" />
      </Box>
      <Stack gap="1.5" flex="1" minW="0" align="start" wordBreak="break-word">
        <Text fontWeight="medium">{failure.message}</Text>
        {failure.reason && <Text>{failure.reason}</Text>}
        {onSkip && (
          <Button size="xs" variant="outline" onClick={onSkip}>
            Continue without suggestions
          </Button>
        )}
      </Stack>
      <IconButton
        aria-label="Dismiss"
        size="xs"
        variant="ghost"
        px="0"
        mt="-1"
        color="red.fg"
        _hover={{ bg: 'red.muted', color: 'red.fg' }}
        onClick={onDismiss}
      >
        <X />
      </IconButton>
    </Flex>
  );
}
