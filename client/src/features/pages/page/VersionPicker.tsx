import { Select } from '../../../components/forms/Select.tsx';
import { formatCounted, formatDateTime } from '../../../format.ts';

interface VersionPickerProps {
  /** Latest first. */
  versions: readonly { number: number; readAt: string; words: number }[];
  shown: number;
  onPick: (number: number) => void;
}

/** Chooses which kept version of the text is shown. */
export function VersionPicker({ versions, shown, onPick }: VersionPickerProps) {
  if (versions.length === 0) return null;
  return (
    <Select
      label="Version"
      options={versions.map(({ number, readAt, words }, index) => ({
        value: String(number),
        label: `${formatDateTime(readAt)} · ${formatCounted(words, 'word')}${index === 0 ? ' (latest)' : ''}`,
      }))}
      value={String(shown)}
      active={shown !== versions[0]?.number}
      onChange={(number) => onPick(Number(number))}
    />
  );
}
