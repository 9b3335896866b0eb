import { formatCounted, formatPercent } from '../format.ts';
import { BeforeFigure } from './BeforeFigure.tsx';
import { BeforeScope } from './BeforeScope.tsx';
import type { PlatformsPanel_PreviousFragment } from './PlatformsPanel.generated.ts';

interface RateBeforeProps {
  platform: { key: string; name: string };
  previous: PlatformsPanel_PreviousFragment;
}

/** A platform's mention rate in the period before. */
export function RateBefore({ platform, previous }: RateBeforeProps) {
  const rate = previous.platforms.find((before) => before.platform.key === platform.key)?.mentionRate;
  const value = rate?.value ?? null;
  return (
    <BeforeScope range={previous.range}>
      <BeforeFigure
        shown={value === null ? null : formatPercent(value)}
        of={{ visible: true, branded: false, platform: platform.key }}
        hint={`Open the ${formatCounted(rate?.hits ?? 0, 'answer')} of ${platform.name} to unbranded prompts that named your brand before`}
      />
    </BeforeScope>
  );
}
