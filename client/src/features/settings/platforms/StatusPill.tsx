import { Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleOff, FlaskConical } from 'lucide-react';
import { Pill } from '../../../components/figures/Pill.tsx';
import type { PlatformStatus } from '../../../schema.generated.ts';

const STATES = {
  ON: { word: 'Ready', palette: 'green', icon: CircleCheck },
  SIMULATED: { word: 'Simulated', palette: 'amber', icon: FlaskConical },
  MISCONFIGURED: { word: 'Misconfigured', palette: 'red', icon: CircleAlert },
  OFF: { word: 'Off', palette: 'gray', icon: CircleOff },
} as const satisfies Record<PlatformStatus, object>;

/** It could be asked, and its service refused the settings. */
const FAILING = { word: 'Failing', palette: 'red', icon: CircleAlert } as const;

/** Whether a platform can be asked, in a word. `healthy` is null before it was tried. */
export function StatusPill({ status, healthy }: { status: PlatformStatus; healthy: boolean | null }) {
  const { word, palette, icon: Icon } = status === 'ON' && healthy === false ? FAILING : STATES[status];
  return (
    <Pill palette={palette}>
      <Flex as="span" align="center" gap="1">
        <Icon aria-hidden="true" size={12} />
        {word}
      </Flex>
    </Pill>
  );
}
