import { Dialog, Flex, Portal, Stack, Text } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

interface FormDialogProps {
  title: string;
  /** What it is for. */
  text: string;
  /** Gets the focus at first. */
  focusOn?: RefObject<HTMLElement | null>;
  /** On Escape, too. */
  onClose: () => void;
  buttons: ReactNode;
  children: ReactNode;
}

/** Something to fill in over the page; as high as it may be in low windows, where its middle scrolls. */
export function FormDialog({ title, text, focusOn, onClose, buttons, children }: FormDialogProps) {
  return (
    <Dialog.Root
      open
      initialFocusEl={focusOn && (() => focusOn.current)}
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
            gap="4"
            width="full"
            maxW="xl"
            maxH="full"
            p="5"
            borderRadius="l3"
            bg="bg.panel"
            boxShadow="popover"
            outline="0"
          >
            <Stack gap="1">
              <Dialog.Title fontSize="lg" fontWeight="semibold">
                {title}
              </Dialog.Title>
              <Dialog.Description asChild>
                <Text fontSize="sm" color="fg.muted">
                  {text}
                </Text>
              </Dialog.Description>
            </Stack>
            <Stack gap="3" minH="0" overflowY="auto" mx="-1" px="1" pb="1">
              {children}
            </Stack>
            <Flex justify="end" gap="2" wrap="wrap">
              {buttons}
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
