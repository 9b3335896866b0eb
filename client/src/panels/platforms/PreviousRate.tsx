import { formatCounted, formatPercent } from '../../format.ts';
import { BeforeScope } from '../comparison/PreviousAnswers.tsx';
import { BeforeFigure } from '../comparison/PreviousFigure.tsx';
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
