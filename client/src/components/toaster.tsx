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

const toaster = createToaster({ placement: 'bottom-end', max: 4, pauseOnPageIdle: true });

/** Tells that something worked. */
export const toastSuccess = (title: string, description: string) =>
  toaster.create({ type: 'success', title, description });

/** Tells that something did not work; stays longer than a success does. */
export const toastError = (description: string) =>
  toaster.create({ type: 'error', title: 'Error', description, duration: 8000 });

/** Where toasts appear; once per page. */
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
