import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useTitle } from '../../../components/layout/use-title.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { NAMES } from './steps.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useWizard } from './use-wizard.ts';

interface StepFrameProps {
  about: ReactNode;
  /** Said on the button while the server is waited for; null while it is not. */
  waiting: string | null;
  next?: string;
  disabled?: boolean;
  onGoWithout?: (() => void) | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A step of the wizard: its name, its fields, what went wrong, and the ways on and back. */
export function StepFrame(props: StepFrameProps) {
  const { about, waiting, next = 'Next', disabled = false, onGoWithout = null, onSubmit, children } = props;
  const { step, goBack, failure, setFailure } = useWizard();
  const { heading, button } = useStepFocus(waiting !== null);
  useTitle(`${NAMES[step]} · Free AI visibility report`);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Whatever comes of it, the last failure has been answered.
    setFailure(null);
    onSubmit();
  }
  function dismiss() {
    setFailure(null);
    button.current?.focus();
  }

  return (
    // Names that visitors enter may be one long word.
    <chakra.form
      onSubmit={submit}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      overflowWrap="anywhere"
    >
      <Stack gap="1">
        <Heading
          as="h2"
          id="wizard-step"
          ref={heading}
          tabIndex={-1}
          outline="none"
          fontSize="xl"
          fontWeight="semibold"
          letterSpacing="-0.01em"
        >
          {NAMES[step]}
        </Heading>
        <Text color="fg.muted">{about}</Text>
      </Stack>
      {failure && (
        <FailureBanner
          text={failure.text}
          said={failure.said}
          onGoWithout={onGoWithout}
          onDismiss={dismiss}
        />
      )}
      <chakra.fieldset role="none" disabled={waiting !== null} border="0" minW="0">
        {children}
      </chakra.fieldset>
      <Flex justify="space-between" gap="3" borderTopWidth="1px" pt="5">
        {goBack ? (
          <Button variant="outline" onClick={goBack}>
            <ArrowLeft aria-hidden="true" />
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button
          ref={button}
          type="submit"
          disabled={disabled || waiting !== null}
          aria-busy={waiting !== null}
        >
          {waiting ?? next}
          {waiting === null && <ArrowRight aria-hidden="true" />}
        </Button>
      </Flex>
      <chakra.div srOnly role="status">
        {waiting}
      </chakra.div>
    </chakra.form>
  );
}
