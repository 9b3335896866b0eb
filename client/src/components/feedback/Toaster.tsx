import {
  createToaster,
  Portal,
  Stack,
  ToastCloseTrigger,
  ToastDescription,
  Toaster as ToasterBase,
  ToastIndicator,
  ToastRoot,
  ToastTitle,
} from '@chakra-ui/react';

/** The page's one stack of toasts. */
export const toaster = createToaster({ placement: 'top', max: 4, pauseOnPageIdle: true });

/** Draws the stack. */
export function Toaster() {
  return (
    <Portal>
      <ToasterBase toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <ToastRoot width={{ base: 'full', md: 'sm' }}>
            <ToastIndicator />
            <Stack gap="0.5" flex="1">
              <ToastTitle>{toast.title}</ToastTitle>
              <ToastDescription>{toast.description}</ToastDescription>
            </Stack>
            <ToastCloseTrigger aria-label="Dismiss" />
          </ToastRoot>
        )}
      </ToasterBase>
    </Portal>
  );
}
