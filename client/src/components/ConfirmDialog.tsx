import { Button, Dialog, Flex, Portal, Text } from '@chakra-ui/react';
import { useRef } from 'react';

interface ConfirmDialogProps {
  title: string;
  /** What happens when it is confirmed. */
  text: string;
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. The harmless answer has the focus; Escape gives it too. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel = 'Cancel',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      initialFocusEl={() => harmless.current}
      onOpenChange={({ open }) => !open && onCancel()}
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
            <Flex justify="end" gap="2" mt="5" wrap="wrap">
              <Button ref={harmless} size="sm" variant="outline" onClick={onCancel}>
                {cancel}
              </Button>
              <Button size="sm" colorPalette="red" onClick={onConfirm}>
                {confirm}
              </Button>
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
