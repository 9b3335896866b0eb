import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { STEPS, type Step } from './steps.ts';

interface StepFrameProps {
  step: Step;
  about: ReactNode;
  busy?: boolean;
  /** Why it could not be gone on. */
  problem?: string | null;
  /** What the button that goes on says; without it there is none. */
  next?: string | null;
  /** Without it there is no way back. */
  onBack?: () => void;
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** A step of the set-up: its question, its fields, and the ways on and back. */
export function StepFrame(props: StepFrameProps) {
  const { step, about, busy = false, problem, next = 'Continue', onBack, onSubmit, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever listens or uses the keyboard begins at the top of the step.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="flex" flexDirection="column" gap="6">
      <Stack gap="1">
        <Heading
          as="h2"
          ref={heading}
          tabIndex={-1}
          outline="none"
          fontSize="xl"
          fontWeight="semibold"
          letterSpacing="-0.01em"
        >
          {STEPS[step].title}
        </Heading>
        <Text color="fg.muted">{about}</Text>
      </Stack>
      {children}
      <Stack gap="3" borderTopWidth="1px" pt="4">
        {problem && (
          <Text fontSize="sm" color="fg.error" role="alert">
            {problem}
          </Text>
        )}
        <Flex justify="space-between" gap="3">
          {onBack ? (
            <Button variant="outline" disabled={busy} onClick={onBack}>
              <ArrowLeft aria-hidden="true" />
              Back
            </Button>
          ) : (
            <span />
          )}
          {next && (
            <Button type="submit" disabled={busy} aria-busy={busy}>
              {busy ? 'Saving...' : next}
              <ArrowRight aria-hidden="true" />
            </Button>
          )}
        </Flex>
      </Stack>
    </chakra.form>
  );
}
