import { Box, chakra, Dialog, Flex, IconButton, Portal, Skeleton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { formatDayAndYear } from '../../../format.ts';
import { AnswerContent } from './AnswerContent.tsx';
import { type ReportAnswerQuery, useReportAnswerQuery } from './AnswerDialog.generated.ts';

interface AnswerDialogProps {
  token: string;
  /** Index among the report's prompts. */
  prompt: number;
  /** Key of the platform. */
  platform: string;
  onClose: () => void;
}

/** One answer of the report, with the named companies marked. */
export function AnswerDialog({ onClose, ...variables }: AnswerDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const { data, error, refetch } = useReportAnswerQuery({ variables });
  const answer = data?.reportAnswer;

  function retry() {
    // The Retry button disappears, and the focus must stay in the dialog.
    close.current?.focus();
    return refetch();
  }

  return (
    <Dialog.Root
      open
      initialFocusEl={() => close.current}
      // The focus trap moves the focus back; leaving for a moment must not close the dialog.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop bg="black/40" position="fixed" inset="0" zIndex="popover" data-no-print="" />
        <Dialog.Positioner
          display="flex"
          alignItems={{ base: 'end', md: 'center' }}
          justifyContent="center"
          p={{ base: '2', md: '6' }}
          position="fixed"
          inset="0"
          zIndex="popover"
          data-no-print=""
        >
          <Dialog.Content
            display="flex"
            flexDirection="column"
            width="full"
            maxW="48rem"
            maxH="full"
            borderRadius="l3"
            bg="bg.panel"
            boxShadow="popover"
            outline="0"
          >
            <Flex
              gap="3"
              align="start"
              justify="space-between"
              p={{ base: '4', md: '5' }}
              borderBottomWidth="1px"
            >
              <Box minW="0">
                <Dialog.Title fontSize="lg" fontWeight="semibold" lineHeight="1.35" overflowWrap="anywhere">
                  {answer?.question ?? 'Answer'}
                </Dialog.Title>
                <Dialog.Description asChild>
                  <Text mt="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                    {answer
                      ? describeOrigin(answer)
                      : error || answer === null
                        ? 'Not available'
                        : 'Loading answer...'}
                  </Text>
                </Dialog.Description>
              </Box>
              <IconButton ref={close} aria-label="Close" variant="ghost" size="sm" px="0" onClick={onClose}>
                <X />
              </IconButton>
            </Flex>
            <chakra.div
              minH="0"
              overflowY="auto"
              p={{ base: '4', md: '5' }}
              tabIndex={0}
              role="region"
              aria-label="Answer"
              focusVisibleRing="inside"
              borderBottomRadius="l3"
            >
              {answer && <AnswerContent answer={answer} />}
              {answer === null && <Text>There is no usable answer of this platform to this prompt.</Text>}
              {!answer && error && <LoadError message="The answer could not be loaded." onRetry={retry} />}
              {answer === undefined && !error && <Skeleton h="64" />}
            </chakra.div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const describeOrigin = ({
  platform,
  model,
  collectedAt,
  simulated,
}: NonNullable<ReportAnswerQuery['reportAnswer']>) =>
  [
    simulated ? 'Made by the simulator' : platform.name,
    ...(model && !simulated ? [model] : []),
    formatDayAndYear(collectedAt.slice(0, 10)),
  ].join(' · ');
