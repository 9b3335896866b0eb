import { Box, chakra, Dialog, Flex, IconButton, Portal, Skeleton, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { formatDayAndYear } from '../../../format.ts';
import { AnswerContent } from './AnswerContent.tsx';
import { type ReportAnswerQuery, useReportAnswerQuery } from './AnswerDialog.generated.ts';

interface AnswerDialogProps {
  token: string;
  /** Place among the report's prompts, from 0. */
  prompt: number;
  /** Key. */
  platform: string;
  onClose: () => void;
}

/** One answer of the report as the platform gave it, with the companies in it marked. Escape closes it. */
export function AnswerDialog({ onClose, ...asked }: AnswerDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const { data, error, refetch } = useReportAnswerQuery({ variables: asked });
  const answer = data?.reportAnswer;

  function retry() {
    // The button goes away, and with it the focus would leave the dialog.
    close.current?.focus();
    refetch().catch(() => undefined);
  }

  return (
    <Dialog.Root
      open
      initialFocusEl={() => close.current}
      // The focus is kept inside; where it goes for a moment before it is brought back must not close what was opened.
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
                    {answer ? originOf(answer) : error || answer === null ? 'Not there' : 'Loading answer...'}
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
              {!answer && error && <Failure onRetry={retry} />}
              {answer === undefined && !error && <Skeleton h="64" />}
            </chakra.div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const originOf = ({
  platform,
  model,
  collectedAt,
  simulated,
}: NonNullable<ReportAnswerQuery['reportAnswer']>) =>
  [
    simulated ? 'Made up by a simulator' : platform.name,
    ...(model && !simulated ? [model] : []),
    formatDayAndYear(collectedAt.slice(0, 10)),
  ].join(' · ');

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack role="alert" gap="2" align="start">
      <Text>The answer could not be loaded.</Text>
      <chakra.button
        type="button"
        color="accent.fg"
        textDecoration="underline"
        cursor="pointer"
        focusVisibleRing="outside"
        onClick={onRetry}
      >
        Try again
      </chakra.button>
    </Stack>
  );
}
