import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTitle } from '../../../components/layout/use-title.ts';
import { paths } from '../../../paths.ts';

interface ConfirmNoticeProps {
  heading: string;
  children: ReactNode;
  /** Whether it took the place of another notice. */
  late?: boolean;
  /** Whether it leads to another report. */
  again?: boolean;
  /** What can be done. */
  actions?: ReactNode;
}

/** One thing that is said to whoever followed the link of a mail. */
export function ConfirmNotice({
  heading,
  children,
  late = false,
  again = false,
  actions,
}: ConfirmNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(heading);
  useEffect(() => {
    if (late) title.current?.focus({ preventScroll: true });
  }, [late]);
  return (
    <Box
      maxW="lg"
      mx="auto"
      my={{ base: '10', md: '20' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '5', md: '8' }}
    >
      <Stack gap="5" align="start">
        <Stack gap="2">
          <Heading
            as="h1"
            ref={title}
            tabIndex={-1}
            outline="none"
            fontSize="xl"
            fontWeight="semibold"
            letterSpacing="-0.01em"
          >
            {heading}
          </Heading>
          <Text color="fg.muted" wordBreak="break-word">
            {children}
          </Text>
        </Stack>
        {actions}
        {again && (
          <Button asChild variant="outline">
            <Link to={paths.generateReports}>Ask for a report</Link>
          </Button>
        )}
      </Stack>
    </Box>
  );
}
