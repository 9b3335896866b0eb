import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { OutboxHint } from '../../../auth/OutboxHint.tsx';
import { useHeadingFocus } from '../../../components/layout/use-heading-focus.ts';
import { useTitle } from '../../../components/layout/use-title.ts';
import type { RequestedReport } from './use-wizard.ts';

/** The end of the wizard: what was requested, and what happens next. */
export function Success({ requested, onReset }: { requested: RequestedReport; onReset: () => void }) {
  const { email, companyName, confirmationNeeded } = requested;
  useTitle(confirmationNeeded ? 'Confirm your address' : 'Your report is on its way');
  return (
    <Stack gap="5" align="center" textAlign="center" py={{ base: '6', md: '10' }}>
      <Center boxSize="14" borderRadius="full" bg="accent.subtle" color="accent.fg">
        <MailCheck size={26} aria-hidden="true" />
      </Center>
      <Stack gap="2" maxW="md">
        <Heading
          as="h2"
          {...useHeadingFocus()}
          fontSize="xl"
          fontWeight="semibold"
          letterSpacing="-0.01em"
          textWrap="balance"
        >
          You should be getting something within 5 minutes
        </Heading>
        <Text color="fg.muted" wordBreak="break-word" textWrap="pretty">
          {confirmationNeeded ? 'First confirm your address: we have sent a link to ' : 'Your report of '}
          {!confirmationNeeded && <Strong>{companyName}</Strong>}
          {!confirmationNeeded && ' goes to '}
          <Strong>{email}</Strong>
          {confirmationNeeded ? '. Your report of ' : '.'}
          {confirmationNeeded && <Strong>{companyName}</Strong>}
          {confirmationNeeded && ' starts as soon as you follow it.'}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          No mail? Check your spam folder.
        </Text>
      </Stack>
      <OutboxHint />
      <Button variant="outline" onClick={onReset}>
        Generate Another Report
      </Button>
    </Stack>
  );
}

const Strong = ({ children }: { children: string }) => (
  <Text as="strong" color="fg" fontWeight="medium">
    {children}
  </Text>
);
