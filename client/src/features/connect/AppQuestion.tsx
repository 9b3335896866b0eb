import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { FormError } from '../../components/forms/FormError.tsx';
import { AppFacts } from './AppFacts.tsx';
import { type AppRequest, RequestRefused, type Scope, sendDecision } from './app-request.ts';
import { useLeave } from './leave.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

interface AppQuestionProps {
  uid: string;
  request: AppRequest;
  /** The person's address. */
  email: string;
}

/** Who asks, for what, and the buttons that allow or refuse it. */
export function AppQuestion({ uid, request, email }: AppQuestionProps) {
  const { store } = useAuth();
  const leave = useLeave();
  const id = useId();
  const [scope, setScope] = useState<Scope>('read');
  const [sent, setSent] = useState<'allow' | 'cancel' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function decide(allow: boolean) {
    if (sent) return;
    setSent(allow ? 'allow' : 'cancel');
    setProblem(null);
    try {
      leave(await sendDecision(uid, { allow, scope }, store.tokens));
    } catch (error) {
      setSent(null);
      setProblem((error instanceof RequestRefused && error.message) || FAILURE);
    }
  }

  return (
    <Stack
      asChild
      gap="5"
      width="full"
      maxW="md"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '6' }}
    >
      <section aria-labelledby={id}>
        <Heading
          as="h1"
          id={id}
          fontSize="xl"
          fontWeight="semibold"
          letterSpacing="-0.01em"
          lineHeight="1.3"
          wordBreak="break-word"
        >
          Connect “{request.name}”?
        </Heading>
        <AppFacts request={request} email={email} />
        <ScopeChoice request={request} value={scope} onChange={setScope} />
        <FormError>{problem}</FormError>
        {/* Not disabled, so that the pressed one keeps the focus. */}
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            aria-disabled={sent !== null}
            aria-busy={sent === 'allow'}
            onClick={() => decide(true)}
          >
            {sent === 'allow' ? 'Connecting...' : 'Allow'}
          </Button>
          <Button size="sm" variant="outline" aria-disabled={sent !== null} onClick={() => decide(false)}>
            Cancel
          </Button>
        </Flex>
        <Text fontSize="xs" color="fg.muted">
          {sent === null
            ? 'You can disconnect it at any time under Settings › API.'
            : 'You are sent back to the app. If it opens by itself, you can close this page.'}
        </Text>
      </section>
    </Stack>
  );
}

const FAILURE = 'Your answer could not be sent. Please try again.';
