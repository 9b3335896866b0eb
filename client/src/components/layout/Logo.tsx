import { Box } from '@chakra-ui/react';

/** The product's mark; decorative, its name stands beside it. */
export function Logo({ size = '7' }: { size?: string }) {
  return (
    <Box asChild boxSize={size} flexShrink="0">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--s-colors-accent-solid)" />
        <path
          d="M6 16s3.8-6.5 10-6.5S26 16 26 16s-3.8 6.5-10 6.5S6 16 6 16Z"
          fill="none"
          stroke="#fff"
          strokeWidth="2.2"
        />
        <circle cx="16" cy="16" r="3.4" fill="#fff" />
      </svg>
    </Box>
  );
}
