import { Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleOff, FlaskConical } from 'lucide-react';
import { Pill } from '../../components/figures/Pill.tsx';
import type { PlatformStatus } from '../../schema.generated.ts';

const STATUSES = {
  ON: { label: 'Ready', palette: 'green', icon: CircleCheck },
  SIMULATED: { label: 'Simulated', palette: 'amber', icon: FlaskConical },
  MISCONFIGURED: { label: 'Misconfigured', palette: 'red', icon: CircleAlert },
  OFF: { label: 'Off', palette: 'gray', icon: CircleOff },
} as const satisfies Record<PlatformStatus, object>;

/** A platform that is on and whose last request failed. */
const FAILING = { label: 'Failing', palette: 'red', icon: CircleAlert } as const;

interface PlatformStatusPillProps {
  platform: {
    status: PlatformStatus;
    /** Null before its first request. */
    health: { healthy: boolean } | null;
  };
}

/** Whether a platform can be asked. */
export function PlatformStatusPill({ platform: { status, health } }: PlatformStatusPillProps) {
  const isFailing = status === 'ON' && health?.healthy === false;
  const { label, palette, icon: Icon } = isFailing ? FAILING : STATUSES[status];
  return (
    <Pill palette={palette}>
      <Flex as="span" align="center" gap="1">
        <Icon aria-hidden="true" size={12} />
        {label}
      </Flex>
    </Pill>
  );
}
