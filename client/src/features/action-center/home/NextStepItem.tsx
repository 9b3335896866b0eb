import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { Clock, TrendingUp } from 'lucide-react';
import { useId } from 'react';
import type { NextStepFragment } from './ActionCenterScreen.generated.ts';

interface NextStepItemProps {
  step: NextStepFragment;
  onToggle: () => void;
}

/** A step with its tick; all of it can be clicked. */
export function NextStepItem({ step, onToggle }: NextStepItemProps) {
  const id = useId();
  const { title, description, impact, timeEstimate, completed } = step;
  return (
    <chakra.li borderTopWidth="1px">
      <chakra.label
        display="grid"
        gridTemplateColumns="1.125rem 1fr"
        gap="3"
        alignItems="start"
        px={{ base: '4', md: '5' }}
        py="3.5"
        cursor="pointer"
        _hover={{ bg: 'bg.subtle' }}
      >
        <chakra.input
          type="checkbox"
          checked={completed}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-about`}
          boxSize="4.5"
          mt="0.5"
          accentColor="accent.solid"
          cursor="pointer"
          focusVisibleRing="outside"
          onChange={onToggle}
        />
        <Box minW="0">
          <Text
            id={`${id}-title`}
            fontWeight="medium"
            color={completed ? 'fg.muted' : 'fg'}
            textDecoration={completed ? 'line-through' : undefined}
          >
            {title}
          </Text>
          <Box id={`${id}-about`}>
            <Text fontSize="sm" color="fg.muted" maxW="75ch">
              {description}
            </Text>
            <HStack gap="4" mt="2" fontSize="xs" color="fg.subtle" wrap="wrap" rowGap="1">
              <HStack gap="1.5">
                <TrendingUp size={13} aria-hidden="true" />
                <Text as="span">{impact}</Text>
              </HStack>
              <HStack gap="1.5">
                <Clock size={13} aria-hidden="true" />
                <Text as="span">{timeEstimate}</Text>
              </HStack>
            </HStack>
          </Box>
        </Box>
      </chakra.label>
    </chakra.li>
  );
}
