import { Box, Flex, Heading, HStack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { EmptyText } from '../feedback/EmptyText.tsx';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { InfoTip } from '../tips/InfoTip.tsx';

interface PanelProps {
  title: string;
  /** What the numbers in it mean. */
  info?: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Shown while loading; refetching keeps the content. */
  skeleton?: ReactNode;
  loading?: boolean;
  emptyText?: string;
  /** Shows `emptyText` instead of the content. */
  empty?: boolean;
  children: ReactNode;
}

/** A titled card that owns its loading, empty and broken states. */
export function Panel({
  title,
  info,
  actions,
  skeleton,
  loading = false,
  emptyText = '',
  empty = false,
  children,
}: PanelProps) {
  const id = useId();
  return (
    <PanelFrame labelledBy={id} busy={loading}>
      <Flex align="center" justify="space-between" gap="3" minH="7" mb="4" wrap="wrap">
        <HStack gap="1">
          <Heading as="h2" id={id} fontSize="md" fontWeight="medium">
            {title}
          </Heading>
          {info && <InfoTip about={title} text={info} />}
        </HStack>
        {actions}
      </Flex>
      <Box flex="1" minW="0" display="flex" flexDirection="column">
        {loading ? (
          skeleton
        ) : empty ? (
          <EmptyText>{emptyText}</EmptyText>
        ) : (
          <ErrorBoundary>{children}</ErrorBoundary>
        )}
      </Box>
    </PanelFrame>
  );
}

interface PanelFrameProps {
  labelledBy: string;
  busy?: boolean;
  /** Takes half the width of a sheet of paper. */
  card?: boolean;
  children: ReactNode;
}

/** The hairline card all panels and metric cards are drawn in. */
export function PanelFrame({ labelledBy, busy = false, card = false, children }: PanelFrameProps) {
  return (
    <Flex
      asChild
      direction="column"
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
    >
      <section data-panel={card ? 'card' : ''} aria-labelledby={labelledBy} aria-busy={busy}>
        {children}
      </section>
    </Flex>
  );
}
