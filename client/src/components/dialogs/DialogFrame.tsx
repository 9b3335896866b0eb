import { Dialog, Flex, Portal, Stack, Text } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

interface DialogFrameProps {
  title: string;
  text: string;
  /** Gets the focus at first. */
  focusOn: RefObject<HTMLElement | null>;
  /** Between the text and the buttons; scrolls in low windows. */
  body?: ReactNode;
  /** A wide dialog for longer content instead of a message that requires an answer. */
  wide?: boolean;
  /** Also called on Escape. */
  onClose: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** A modal dialog; at the lower edge of narrow windows. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, text, body, focusOn, wide = false, onClose, children } = props;
  return (
    <Dialog.Root
      open
      role={wide ? 'dialog' : 'alertdialog'}
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
            display="flex"
            flexDirection="column"
            width="full"
            maxW={wide ? 'xl' : 'md'}
            maxH="full"
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
            {body && (
              // Room for the focus rings of what is inside.
              <Stack mt="4" gap="3" minH="0" overflowY="auto" mx="-1" px="1" pb="1">
                {body}
              </Stack>
            )}
            <Flex justify="end" gap="2" mt="5" wrap="wrap">
              {children}
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
