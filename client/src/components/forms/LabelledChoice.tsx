import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

/** A segmented control below its label, in a form. */
export function LabelledChoice<TValue extends string>(
  props: ComponentProps<typeof SegmentedControl<TValue>>,
) {
  return (
    <Stack gap="1.5" align="start">
      <Text fontSize="sm" fontWeight="medium" aria-hidden="true">
        {props.label}
      </Text>
      <Flex width="full">
        <SegmentedControl size="md" {...props} />
      </Flex>
    </Stack>
  );
}
