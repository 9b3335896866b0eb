import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { SegmentedControl } from '../../../components/forms/SegmentedControl.tsx';
import { CodeExample } from '../CodeExample.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { AddressLine } from './AddressLine.tsx';

const BUCKETS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'range', label: 'Whole range' },
] as const;

const DIMENSIONS = [
  { value: 'topic', label: 'Topic' },
  { value: 'platform', label: 'Platform' },
  { value: 'company', label: 'Company' },
  { value: 'persona', label: 'Persona' },
  { value: 'locale', label: 'Locale' },
  { value: 'model', label: 'Model' },
] as const;

const NAMES = DIMENSIONS.map(({ value }) => value);

const RANGES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '365 days' },
  { value: '', label: 'All time' },
] as const;

type Bucket = (typeof BUCKETS)[number]['value'];
type Dimension = (typeof DIMENSIONS)[number]['value'];
type Range = (typeof RANGES)[number]['value'];

/** The address of a table of metrics for a spreadsheet; docs/feeds.md describes its columns. */
export function TableCard() {
  const [bucket, setBucket] = useState<Bucket>('week');
  const [by, setBy] = useState<readonly Dimension[]>(['platform', 'company']);
  const [days, setDays] = useState<Range>('90');
  const address = `${window.location.origin}/api/export/metrics.csv?${queryOf(bucket, by, days)}`;
  return (
    <SettingsCard
      title="Spreadsheets and warehouses"
      description="One address gives mention rates with intervals, share of voice, sentiment and counts as a table. It needs a read-only token."
    >
      <Choice name="A row for each">
        <SegmentedControl
          label="A row for each"
          size="md"
          options={BUCKETS}
          value={bucket}
          onChange={setBucket}
        />
      </Choice>
      <chakra.fieldset>
        <chakra.legend fontSize="sm" fontWeight="medium" mb="1.5">
          Split by
        </chakra.legend>
        <Flex gap="4" wrap="wrap">
          {DIMENSIONS.map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              checked={by.includes(value)}
              onChange={({ target: { checked } }) =>
                setBy((chosen) => NAMES.filter((name) => (name === value ? checked : chosen.includes(name))))
              }
            />
          ))}
        </Flex>
      </chakra.fieldset>
      <Choice name="Range">
        <SegmentedControl label="Range" size="md" options={RANGES} value={days} onChange={setDays} />
      </Choice>
      <AddressLine address={address} copyLabel="Copy table address" />
      <CodeExample
        label="Download the table"
        text={`curl -H "Authorization: Bearer $SIGHTLINE_TOKEN" -o metrics.csv \\\n  "${address}"`}
      />
    </SettingsCard>
  );
}

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="1.5" align="start">
      <Text fontSize="sm" fontWeight="medium" aria-hidden="true">
        {name}
      </Text>
      {children}
    </Stack>
  );
}

function queryOf(bucket: Bucket, by: readonly Dimension[], days: Range): string {
  const split = by.length > 0 ? `&by=${by.join(',')}` : '';
  return `bucket=${bucket}${split}${days && `&days=${days}`}`;
}
