import { Box, Center, chakra, Flex, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { NAMES, ORDER, type Step } from './steps.ts';

/** Where one is in the wizard: what is done, what is at hand and what is to come. */
export function StepIndicator({ current }: { current: Step }) {
  const at = ORDER.indexOf(current);
  return (
    <nav aria-label="Progress">
      <Text display={{ base: 'block', md: 'none' }} fontSize="sm" color="fg.muted" mb="2.5">
        {`Step ${at + 1} of ${ORDER.length}: `}
        <Text as="span" color="fg" fontWeight="medium">
          {NAMES[current]}
        </Text>
      </Text>
      <Flex asChild gap="1.5" listStyleType="none">
        <ol>
          {ORDER.map((step, index) => (
            <StepMark
              key={step}
              number={index + 1}
              name={NAMES[step]}
              state={index < at ? 'done' : index === at ? 'current' : 'pending'}
            />
          ))}
        </ol>
      </Flex>
    </nav>
  );
}

interface StepMarkProps {
  number: number;
  name: string;
  state: 'done' | 'current' | 'pending';
}

function StepMark({ number, name, state }: StepMarkProps) {
  const done = state === 'done';
  const current = state === 'current';
  return (
    <chakra.li
      // Wide enough for its name where names are shown.
      flex={{ base: '1', md: '1 1 auto' }}
      minW="0"
      aria-current={current ? 'step' : undefined}
      color={current ? 'fg' : done ? 'fg.muted' : 'fg.subtle'}
      fontWeight={current ? 'medium' : 'normal'}
    >
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
    </chakra.li>
  );
}
