import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTitle } from '../../../components/layout/use-title.ts';
import { paths } from '../../../paths.ts';

interface ReportNoticeProps {
  heading: string;
  text: string;
  /** It took the place of another one, so the reading goes on here. */
  late?: boolean;
  /** Buttons; a way to a new report when left out. */
  children?: ReactNode;
}

/** Stands where a report would: what there is to say, and what can be done. */
export function ReportNotice({ heading, text, late = false, children }: ReportNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(heading);
  useEffect(() => {
    if (late) title.current?.focus({ preventScroll: true });
  }, [late]);
  return (
    <Center minH="70dvh">
      <Stack gap="3" align="center" textAlign="center" maxW="md">
        <Heading
          as="h1"
          ref={title}
          tabIndex={-1}
          outline="none"
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
