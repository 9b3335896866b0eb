import { chakra, HStack } from '@chakra-ui/react';

interface SegmentedControlProps<TValue extends string> {
  label: string;
  options: readonly { value: TValue; label: string }[];
  value: TValue;
  /** `md` for a screen's own controls, `sm` inside a panel. */
  size?: 'sm' | 'md';
  onChange: (value: TValue) => void;
}

/** A few options side by side, one of them chosen; on paper only that one. */
export function SegmentedControl<TValue extends string>(props: SegmentedControlProps<TValue>) {
  const { label, options, value, size = 'sm', onChange } = props;
  return (
    <HStack
      role="group"
      aria-label={label}
      w={size === 'sm' ? undefined : { base: 'full', sm: 'auto' }}
      gap="0.5"
      p="0.5"
      bg="bg.muted"
      borderRadius="l2"
      _print={{ bg: 'transparent' }}
    >
      {options.map((option) => (
        <chakra.button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          h={size === 'sm' ? '6' : '7'}
          px={size === 'sm' ? '2' : { base: '2', sm: '3' }}
          flex={size === 'sm' ? undefined : '1'}
          borderRadius="l1"
          fontSize={size === 'sm' ? 'xs' : { base: 'xs', sm: 'sm' }}
          fontWeight="medium"
          color="fg.muted"
          cursor="pointer"
          whiteSpace="nowrap"
          focusVisibleRing="outside"
          _hover={{ color: 'fg' }}
          css={{
            '&[aria-pressed=true]': {
              bg: 'bg.panel',
              color: 'fg',
              boxShadow: '0 0 0 1px var(--s-colors-border)',
              _print: { boxShadow: 'none', px: '0' },
            },
            '&[aria-pressed=false]': { _print: { display: 'none' } },
          }}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </chakra.button>
      ))}
    </HStack>
  );
}
