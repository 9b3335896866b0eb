import { Box, Center, chakra, Flex, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ORDER, STEPS, type Step } from './steps.ts';

interface StepIndicatorProps {
  current: Step;
  finished: ReadonlySet<Step>;
}

/** Where one is in the set-up, and the way to each step that can be gone to. */
export function StepIndicator({ current, finished }: StepIndicatorProps) {
  return (
    <Box asChild mb="6">
      <nav aria-label="Set-up">
        <Text display={{ base: 'block', md: 'none' }} fontSize="sm" color="fg.muted" mb="2.5">
          Step {ORDER.indexOf(current) + 1} of {ORDER.length}: {STEPS[current].label}
        </Text>
        <Flex asChild gap={{ base: '1.5', md: '2' }} listStyleType="none">
          <ol>
            {ORDER.map((step, index) => (
              <chakra.li key={step} flex="1" minW="0">
                <StepMark
                  step={step}
                  number={index + 1}
                  current={step === current}
                  finished={finished.has(step)}
                  // Everything else belongs to a brand.
                  open={step === 'brand' || finished.has('brand')}
                />
              </chakra.li>
            ))}
          </ol>
        </Flex>
      </nav>
    </Box>
  );
}

interface StepMarkProps {
  step: Step;
  number: number;
  current: boolean;
  finished: boolean;
  open: boolean;
}

const StepLink = chakra(Link);

function StepMark({ step, number, current, finished, open }: StepMarkProps) {
  const look = {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    borderRadius: 'l1',
    color: current ? 'fg' : 'fg.muted',
    fontWeight: current ? 'medium' : 'normal',
  } as const;
  const content = (
    <>
      <Box
        h="1"
        borderRadius="full"
        bg={current || finished ? 'accent.line' : 'bg.emphasized'}
        opacity={current ? 1 : 0.55}
      />
      <Flex align="center" gap="1.5" fontSize="sm" hideBelow="md" aria-hidden="true">
        <Center boxSize="4" flexShrink="0" fontSize="xs" color={finished ? 'green.fg' : undefined}>
          {finished ? <Check size={14} /> : number}
        </Center>
        {STEPS[step].label}
      </Flex>
      <chakra.span srOnly>
        {/* The label itself is hidden on narrow windows. */}
        {`Step ${number}, ${STEPS[step].label}${finished ? ', done' : ''}`}
      </chakra.span>
    </>
  );
  if (!open) return <chakra.span {...look}>{content}</chakra.span>;
  return (
    <StepLink
      {...look}
      to={paths.setUp(step)}
      aria-current={current ? 'step' : undefined}
      focusVisibleRing="outside"
      _hover={{ color: 'fg' }}
    >
      {content}
    </StepLink>
  );
}
