import { Box } from '@chakra-ui/react';

interface BarProps {
  /** 0–100 */
  percent: number;
  /** An interval drawn over the bar, 0–100; nothing is drawn without both ends. */
  interval?: { low: number | null; high: number | null };
  strong?: boolean;
}

const clamp = (value: number) => `${Math.min(100, Math.max(0, value))}%`;

/** A thin bar beside its number; decorative. */
export function Bar({ percent, interval, strong = true }: BarProps) {
  const { low = null, high = null } = interval ?? {};
  return (
    <Box position="relative" h="1.5" bg="bg.muted" borderRadius="full" aria-hidden="true">
      <Box
        h="full"
        borderRadius="full"
        bg={strong ? 'accent.line' : 'gray.emphasized'}
        style={{ width: clamp(percent) }}
      />
      {low !== null && high !== null && (
        <Box
          position="absolute"
          top="-0.5"
          h="2.5"
          borderInlineWidth="1.5px"
          borderColor="fg.muted"
          bg="fg.muted/15"
          style={{ left: clamp(low), width: clamp(high - low) }}
        />
      )}
    </Box>
  );
}
