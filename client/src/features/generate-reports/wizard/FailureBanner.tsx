import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, X } from 'lucide-react';

interface FailureBannerProps {
  text: string;
  /** Why, where that is known. */
  said: string | null;
  /** Offered where the step can be done without what failed. */
  onGoWithout: (() => void) | null;
  onDismiss: () => void;
}

/** Says in red that a step could not be gone on from; it can be put away. */
export function FailureBanner({ text, said, onGoWithout, onDismiss }: FailureBannerProps) {
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
        <Text fontWeight="medium">{text}</Text>
        {said && <Text>{said}</Text>}
        {onGoWithout && (
          <Button size="xs" variant="outline" onClick={onGoWithout}>
            Go on without suggestions
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
