import { Box, chakra, Text } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckFieldProps extends Omit<ComponentProps<typeof chakra.input>, 'type' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
}

/** A checkbox with its label and help; the whole line can be clicked. */
export function CheckField({ label, help, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <chakra.label
      display="grid"
      gridTemplateColumns="1.125rem 1fr"
      gap="2.5"
      alignItems="start"
      cursor={input.disabled ? 'not-allowed' : 'pointer'}
    >
      <chakra.input
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        boxSize="4.5"
        mt="0.5"
        accentColor="accent.solid"
        cursor="inherit"
        focusVisibleRing="outside"
        {...input}
      />
      <Box minW="0">
        <Text as="span" id={`${id}-label`} display="block" fontSize="sm" fontWeight="medium">
          {label}
        </Text>
        {help && (
          <Text as="span" id={`${id}-help`} display="block" fontSize="xs" color="fg.muted">
            {help}
          </Text>
        )}
      </Box>
    </chakra.label>
  );
}
