import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHeadingFocus } from '../../../components/layout/use-heading-focus.ts';
import { useTitle } from '../../../components/layout/use-title.ts';
import { paths } from '../../../paths.ts';

interface ReportNoticeProps {
  heading: string;
  text: string;
  /** Whether it replaces another notice and takes the focus. */
  isReplacement?: boolean;
  /** Buttons; a link to the wizard when left out. */
  children?: ReactNode;
}

/** A message in place of a report. */
export function ReportNotice({ heading, text, isReplacement = false, children }: ReportNoticeProps) {
  useTitle(heading);
  return (
    <Center minH="70dvh">
      <Stack gap="3" align="center" textAlign="center" maxW="md">
        <Heading
          as="h1"
          {...useHeadingFocus(isReplacement)}
          fontSize="2xl"
          fontWeight="semibold"
          letterSpacing="-0.02em"
          lineHeight="1.25"
        >
          {heading}
        </Heading>
        <Text color="fg.muted">{text}</Text>
        {children ?? (
          <Button asChild mt="2" size="sm" variant="outline">
            <Link to={paths.generateReports}>Make a new report</Link>
          </Button>
        )}
      </Stack>
    </Center>
  );
}
