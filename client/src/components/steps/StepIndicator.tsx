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

/** Wide enough for the names of six steps, whatever stands beside them in the window. */
const WIDE = '@container (min-width: 36rem)';

/** Shows which steps are done, current and pending. Where there is little room, only the current step has its name. */
export function StepIndicator({ label, steps }: { label: string; steps: readonly IndicatedStep[] }) {
  const current = steps.findIndex(({ state }) => state === 'current');
  return (
    <chakra.nav aria-label={label} containerType="inline-size">
      <Text fontSize="sm" color="fg.muted" mb="2.5" css={{ [WIDE]: { display: 'none' } }}>
        {`Step ${current + 1} of ${steps.length}: `}
        <Text as="span" color="fg" fontWeight="medium">
          {steps[current]?.name}
        </Text>
      </Text>
      <Flex asChild gap="1.5" listStyleType="none">
        <ol>
          {steps.map(({ key, ...step }, index) => (
            <chakra.li key={key} flex="1" minW="0" css={{ [WIDE]: { flex: '1 1 auto' } }}>
              <StepMark number={index + 1} {...step} />
            </chakra.li>
          ))}
        </ol>
      </Flex>
    </chakra.nav>
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
      <Flex
        align="center"
        gap="1"
        fontSize="xs"
        display="none"
        css={{ [WIDE]: { display: 'flex' } }}
        aria-hidden="true"
      >
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
