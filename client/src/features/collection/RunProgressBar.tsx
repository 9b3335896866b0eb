import { Box } from '@chakra-ui/react';

interface RunProgressBarProps {
  label: string;
  planned: number;
  /** Usable answers. */
  answered: number;
  /** Failed measurements of any kind. */
  failed: number;
  thick?: boolean;
}

/** A progress bar of usable answers and failed measurements. */
export function RunProgressBar({ label, planned, answered, failed, thick = false }: RunProgressBarProps) {
  const share = (count: number) => `${planned > 0 ? Math.min(100, (count / planned) * 100) : 0}%`;
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={planned}
      aria-valuenow={answered + failed}
      aria-valuetext={`${answered + failed} of ${planned} done${failed > 0 ? `, ${failed} failed` : ''}`}
      display="flex"
      h={thick ? '2' : '1.5'}
      gap="1px"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box bg="accent.line" transition="width 150ms" style={{ width: share(answered) }} />
      <Box bg="amber.line" transition="width 150ms" style={{ width: share(failed) }} />
    </Box>
  );
}
