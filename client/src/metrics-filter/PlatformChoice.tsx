import { Select } from '../components/forms/Select.tsx';

/** A platform by its key and its name. */
export interface PlatformName {
  key: string;
  name: string;
}

interface PlatformChoiceProps {
  /** Platforms with answers in the account; undefined while loading. */
  platforms: readonly PlatformName[] | undefined;
  chosen: string | undefined;
  onChange: (key: string | undefined) => void;
}

const ALL = '';

/** All platforms or one. A platform of the address without answers in the account is listed too. */
export function PlatformChoice({ platforms, chosen, onChange }: PlatformChoiceProps) {
  const known = platforms?.map(({ key, name }) => ({ value: key, label: name })) ?? [];
  const missing = chosen !== undefined && !known.some(({ value }) => value === chosen);
  return (
    <Select
      label="Platform"
      options={[
        { value: ALL, label: 'All platforms' },
        ...known,
        ...(missing ? [{ value: chosen, label: platforms ? `${chosen} (no answers)` : chosen }] : []),
      ]}
      value={chosen ?? ALL}
      active={chosen !== undefined}
      onChange={(key) => onChange(key === ALL ? undefined : key)}
    />
  );
}
