import { SegmentedControl } from '../../components/forms/SegmentedControl.tsx';
import { setColourMode, useColourMode } from '../../theme/colour-mode.ts';
import { SettingsCard } from './SettingsCard.tsx';

const MODES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** How Sightline looks in this browser. */
export function AppearanceSettings() {
  const mode = useColourMode();
  return (
    <SettingsCard
      title="Theme"
      description="System follows your device. Kept in this browser."
      action={
        <SegmentedControl label="Theme" options={MODES} value={mode} size="md" onChange={setColourMode} />
      }
    />
  );
}
