import { chakra, Flex, Link, Text } from '@chakra-ui/react';
import { LabelledSelect } from '../../../../components/forms/Select.tsx';
import { formatPreferences, type PreferenceLine } from './preferences.ts';
import type { Policy } from './use-policy.ts';

/** The settings of one line. */
export function PreferenceFields({ line, policy }: { line: PreferenceLine; policy: Policy }) {
  const { field, source, keys, yes, no } = line;
  const values = policy.preferences[field];
  const value = formatPreferences(line, values);
  return (
    <chakra.fieldset borderWidth="0" p="0" m="0">
      <chakra.legend fontSize="sm" fontWeight="medium" mb="2">
        {field}{' '}
        <Link
          href={source}
          target="_blank"
          rel="noreferrer"
          fontWeight="normal"
          textDecoration="underline"
          color="fg.muted"
        >
          {new URL(source).host}
        </Link>
      </chakra.legend>
      <Flex gap="4" wrap="wrap" align="end">
        {keys.map(({ key, label }) => (
          <LabelledSelect
            key={key}
            label={`${label} (${key})`}
            options={[
              { value: '', label: 'Not said' },
              { value: yes, label: 'Yes' },
              { value: no, label: 'No' },
            ]}
            value={values[key] === yes || values[key] === no ? values[key] : ''}
            onChange={(chosen) => policy.setPreference(field, key, chosen)}
          />
        ))}
      </Flex>
      <Text mt="2" fontSize="xs" color="fg.muted" fontFamily="mono" overflowWrap="anywhere">
        {value ? `${field}: ${field === 'Content-Usage' ? '/ ' : ''}${value}` : `No ${field} line`}
      </Text>
    </chakra.fieldset>
  );
}
