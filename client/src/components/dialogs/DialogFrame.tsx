import { Box, Dialog, Flex, Portal, Text } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

interface DialogFrameProps {
  title: string;
  /** What it means for whoever reads it. */
  text: string;
  /** Gets the focus at first. */
  focusOn: RefObject<HTMLElement | null>;
  /** Between the message and the buttons. */
  body?: ReactNode;
  /** On Escape, too. */
  onClose: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** A message over the page that wants an answer; at the lower edge of narrow windows. */
export function DialogFrame({ title, text, body, focusOn, onClose, children }: DialogFrameProps) {
  return (
    <Dialog.Root
      open
      role="alertdialog"
      initialFocusEl={() => focusOn.current}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop bg="black/40" position="fixed" inset="0" zIndex="popover" />
        <Dialog.Positioner
          display="flex"
          alignItems={{ base: 'end', sm: 'center' }}
          justifyContent="center"
          p="4"
          position="fixed"
          inset="0"
          zIndex="popover"
        >
          <Dialog.Content
            width="full"
            maxW="md"
            p="5"
            borderRadius="l3"
            bg="bg.panel"
            boxShadow="popover"
            outline="0"
          >
            <Dialog.Title fontSize="lg" fontWeight="semibold">
              {title}
            </Dialog.Title>
            <Dialog.Description asChild>
              <Text mt="1.5" color="fg.muted">
                {text}
              </Text>
            </Dialog.Description>
            {body && <Box mt="4">{body}</Box>}
            <Flex justify="end" gap="2" mt="5" wrap="wrap">
              {children}
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
