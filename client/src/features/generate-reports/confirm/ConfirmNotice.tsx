import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHeadingFocus } from '../../../components/layout/use-heading-focus.ts';
import { useTitle } from '../../../components/layout/use-title.ts';
import { paths } from '../../../paths.ts';

interface ConfirmNoticeProps {
  heading: string;
  children: ReactNode;
  /** Whether it replaces another notice and takes the focus. */
  isReplacement?: boolean;
  /** Buttons; a link to the wizard when left out. */
  actions?: ReactNode;
}

/** A message for a visitor who followed the link of a confirmation mail. */
export function ConfirmNotice({ heading, children, isReplacement = false, actions }: ConfirmNoticeProps) {
  useTitle(heading);
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
            {...useHeadingFocus(isReplacement)}
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
        {actions ?? (
          <Button asChild variant="outline">
            <Link to={paths.generateReports}>Request a report</Link>
          </Button>
        )}
      </Stack>
    </Box>
  );
}
