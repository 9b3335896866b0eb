import { Box, Center, chakra, Flex, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';

interface IndicatedStep {
  key: string;
  name: string;
  state: 'done' | 'current' | 'pending';
  /** Address of the step; without one the step is no link. */
  to?: string | undefined;
}

/** Shows which steps are done, current and pending. Narrow windows show only the current step's name. */
export function StepIndicator({ label, steps }: { label: string; steps: readonly IndicatedStep[] }) {
  const current = steps.findIndex(({ state }) => state === 'current');
  return (
    <nav aria-label={label}>
      <Text display={{ base: 'block', md: 'none' }} fontSize="sm" color="fg.muted" mb="2.5">
        {`Step ${current + 1} of ${steps.length}: `}
        <Text as="span" color="fg" fontWeight="medium">
          {steps[current]?.name}
        </Text>
      </Text>
      <Flex asChild gap="1.5" listStyleType="none">
        <ol>
          {steps.map(({ key, ...step }, index) => (
            // Wide enough for its name where names are shown.
            <chakra.li key={key} flex={{ base: '1', md: '1 1 auto' }} minW="0">
              <StepMark number={index + 1} {...step} />
            </chakra.li>
          ))}
        </ol>
      </Flex>
    </nav>
  );
}

const StepLink = chakra(Link);

function StepMark({ number, name, state, to }: Omit<IndicatedStep, 'key'> & { number: number }) {
  const done = state === 'done';
  const current = state === 'current';
  const mark = {
    display: 'block',
    borderRadius: 'l1',
    'aria-current': current ? 'step' : undefined,
    color: current ? 'fg' : done ? 'fg.muted' : 'fg.subtle',
    fontWeight: current ? 'medium' : 'normal',
  } as const;
  const content = (
    <>
      <Box h="1" mb="2" borderRadius="full" bg={done || current ? 'accent.line' : 'bg.emphasized'} />
      <Flex align="center" gap="1" fontSize="xs" hideBelow="md" aria-hidden="true">
        <Center
          boxSize="4"
          flexShrink="0"
          color={done ? 'green.fg' : undefined}
          fontVariantNumeric="tabular-nums"
        >
          {done ? <Check size={13} /> : number}
        </Center>
        <chakra.span truncate>{name}</chakra.span>
      </Flex>
      <chakra.span srOnly>{`${number}. ${name}, ${state}`}</chakra.span>
    </>
  );
  if (!to) return <chakra.div {...mark}>{content}</chakra.div>;
  return (
    <StepLink {...mark} to={to} focusVisibleRing="outside" _hover={{ color: 'fg' }}>
      {content}
    </StepLink>
  );
}
