import { Box } from '@chakra-ui/react';

interface BarProps {
  /** 0–100 */
  percent: number;
  /** An interval drawn over the bar, 0–100. */
  interval?: { low: number; high: number };
  strong?: boolean;
}

const clamp = (value: number) => `${Math.min(100, Math.max(0, value))}%`;

/** A thin bar beside its number; decorative. */
export function Bar({ percent, interval, strong = true }: BarProps) {
  return (
    <Box position="relative" h="1.5" bg="bg.muted" borderRadius="full" aria-hidden="true">
      <Box
        h="full"
        borderRadius="full"
        bg={strong ? 'accent.line' : 'gray.emphasized'}
        style={{ width: clamp(percent) }}
      />
      {interval && (
        <Box
          position="absolute"
          top="-0.5"
          h="2.5"
          borderInlineWidth="1.5px"
          borderColor="fg.muted"
          bg="fg.muted/15"
          style={{ left: clamp(interval.low), width: clamp(interval.high - interval.low) }}
        />
      )}
    </Box>
  );
}
