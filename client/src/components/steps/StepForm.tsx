import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormEvent, ReactNode, Ref } from 'react';
import { FormError } from '../forms/FormError.tsx';

interface StepFormProps {
  title: string;
  description: string;
  heading: { ref: Ref<HTMLHeadingElement>; id?: string };
  /** Label of the submit button; null for a step without one. */
  next: string | null;
  /** Takes the place of the button's label while the step is being sent; null otherwise. */
  busyLabel: string | null;
  disabled?: boolean;
  /** Shown above the buttons. */
  problem?: string | null;
  /** Null on the first step. */
  onBack: (() => void) | null;
  backDisabled?: boolean;
  onSubmit?: (event: FormEvent) => void;
  buttonRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A step of several: heading, fields, and the buttons for the next and the previous step. */
export function StepForm(props: StepFormProps) {
  const { title, description, heading, next, busyLabel, problem = null, onBack, onSubmit, children } = props;
  const busy = busyLabel !== null;
  return (
    <chakra.form
      onSubmit={onSubmit}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      // A name may be one long word.
      overflowWrap="anywhere"
    >
      <Stack gap="1">
        <Heading
          as="h2"
          tabIndex={-1}
          outline="none"
          fontSize="xl"
          fontWeight="semibold"
          letterSpacing="-0.01em"
          // Room for the step indicator when it is scrolled to.
          scrollMarginTop="24"
          {...heading}
        >
          {title}
        </Heading>
        <Text color="fg.muted">{description}</Text>
      </Stack>
      {children}
      <Stack gap="3" borderTopWidth="1px" pt="5">
        <FormError>{problem}</FormError>
        <Flex justify="space-between" gap="3">
          {onBack ? (
            <Button variant="outline" disabled={props.backDisabled} onClick={onBack}>
              <ArrowLeft aria-hidden="true" />
              Back
            </Button>
          ) : (
            <span />
          )}
          {next && (
            <Button ref={props.buttonRef} type="submit" disabled={props.disabled || busy} aria-busy={busy}>
              {busyLabel ?? next}
              {!busy && <ArrowRight aria-hidden="true" />}
            </Button>
          )}
        </Flex>
      </Stack>
    </chakra.form>
  );
}
